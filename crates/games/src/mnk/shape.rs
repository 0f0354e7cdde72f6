use crate::QuestionPlan;
use crate::spec::{Accepts, Parameter, Parameters, Spec, SpecError, Specified};

/// The largest number of columns, of rows, and of squares in a row to win.
pub const MAX: u8 = 26;

/// The parameters of the game: `m` columns, `n` rows, `k` in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Columns.
    pub m: u8,
    /// Rows.
    pub n: u8,
    /// How many in a row end the game.
    pub k: u8,
    /// Whoever completes a row loses.
    pub misere: bool,
}

const fn size(key: &'static str) -> Parameter {
    Parameter::new(key, Accepts::Number { least: 1, most: MAX as i64 }).or("3").menu(3, 19)
}

/// The board that questions are answered on, if people do not choose another.
const BOARD: &str = "mnk:m=3,n=3,k=3";

impl Specified for Shape {
    const PARAMETERS: Parameters = Parameters {
        name: "mnk",
        list: &[size("m"), size("n"), size("k"), Parameter::new("misere", Accepts::YesNo).or("no")],
        example: BOARD,
    };

    const PLANS: &'static [QuestionPlan] = &[
        QuestionPlan::depth(BOARD, "report", "1 3 5").against("easy").openings(40).each(80),
        QuestionPlan::algorithm(BOARD, "report", "1..5").openings(20).each(40),
        QuestionPlan::begins(BOARD, "medium").openings(40).each(40),
        QuestionPlan::heuristic(BOARD, "1").against("easy").openings(40).each(80),
    ];

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        let values = Self::PARAMETERS.read(spec)?;
        let size = |key| values.number(key).map(|number| number as u8);
        Ok(Shape { m: size("m")?, n: size("n")?, k: size("k")?, misere: values.yes("misere")? })
    }

    fn spec(&self) -> String {
        let Shape { m, n, k, misere } = self;
        format!("mnk:m={m},n={n},k={k}{}", if *misere { ",misere=yes" } else { "" })
    }
}

impl Shape {
    /// A board where completing a row wins.
    pub const fn new(m: u8, n: u8, k: u8) -> Self {
        Shape { m, n, k, misere: false }
    }

    /// Bits from the start of one row to the start of the next: one column more than there is, so
    /// that no row of stones runs over the edge into the next row.
    pub(super) const fn stride(&self) -> u32 {
        self.m as u32 + 1
    }

    /// The bits a set of squares uses on this board; the set must have at least one more.
    pub const fn bits(&self) -> u32 {
        self.stride() * self.n as u32 - 1
    }
}
