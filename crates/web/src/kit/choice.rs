use maud::{Markup, html};

/// One of several things to choose from.
pub(crate) struct Choice {
    /// What is sent.
    pub(crate) value: String,
    /// What people read.
    pub(crate) label: String,
}

impl Choice {
    pub(crate) fn new(value: impl Into<String>, label: impl Into<String>) -> Self {
        Choice { value: value.into(), label: label.into() }
    }
}

/// A few choices side by side, one of which holds: radios that look like one control.
pub(crate) fn segments(name: &str, legend: &str, choices: &[Choice], chosen: &str) -> Markup {
    html! {
        fieldset.segments {
            legend { (legend) }
            div.segments-row {
                @for choice in choices {
                    label {
                        input type="radio" name=(name) value=(choice.value)
                            checked[choice.value == chosen];
                        span { (choice.label) }
                    }
                }
            }
        }
    }
}

/// A number within a range, in steps. It is a field; a script makes a slider of it.
pub(crate) fn slider(name: &str, label: &str, value: i64, range: [i64; 2], step: i64) -> Markup {
    html! {
        label.slider {
            span.slider-label { (label) }
            input type="number" name=(name) value=(value) min=(range[0]) max=(range[1])
                step=(step)
                inputmode="numeric" data-slider;
        }
    }
}
