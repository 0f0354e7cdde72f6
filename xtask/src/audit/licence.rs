//! SPDX licence expressions: `(MIT OR Apache-2.0) AND Unicode-3.0`.

/// Under which licences something may be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expression {
    /// A licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    /// All of them hold at once.
    All(Vec<Expression>),
    /// One may choose.
    Any(Vec<Expression>),
}

impl Expression {
    /// Reads an expression; `MIT/Apache-2.0` is the old way to write `OR`.
    pub(super) fn parse(text: &str) -> Result<Expression, String> {
        let mut spaced = text.replace('/', " OR ");
        for sign in ["(", ")"] {
            spaced = spaced.replace(sign, &format!(" {sign} "));
        }
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut reader = Reader { words: &words };
        let expression = reader.any()?;
        match reader.words.first() {
            Some(word) => Err(format!("“{word}” is one too many")),
            None => Ok(expression),
        }
    }

    /// Whether it can be met with licences that are `allowed`.
    pub(super) fn is_met(&self, allowed: &dyn Fn(&str) -> bool) -> bool {
        match self {
            Expression::Licence(licence) => allowed(licence),
            Expression::All(all) => all.iter().all(|one| one.is_met(allowed)),
            Expression::Any(any) => any.iter().any(|one| one.is_met(allowed)),
        }
    }
}

struct Reader<'a> {
    words: &'a [&'a str],
}

impl Reader<'_> {
    /// AND binds more than OR.
    fn any(&mut self) -> Result<Expression, String> {
        self.several("OR", Self::all, Expression::Any)
    }

    fn all(&mut self) -> Result<Expression, String> {
        self.several("AND", Self::one, Expression::All)
    }

    fn several(
        &mut self,
        between: &str,
        one: fn(&mut Self) -> Result<Expression, String>,
        together: fn(Vec<Expression>) -> Expression,
    ) -> Result<Expression, String> {
        let first = one(self)?;
        let mut several = vec![first.clone()];
        while self.takes(between) {
            several.push(one(self)?);
        }
        Ok(if several.len() == 1 { first } else { together(several) })
    }

    fn one(&mut self) -> Result<Expression, String> {
        if self.takes("(") {
            let inner = self.any()?;
            return if self.takes(")") {
                Ok(inner)
            } else {
                Err("a “)” is missing".to_owned())
            };
        }
        let mut licence = self.name()?;
        if self.takes("WITH") {
            licence = format!("{licence} WITH {}", self.name()?);
        }
        Ok(Expression::Licence(licence))
    }

    fn name(&mut self) -> Result<String, String> {
        let sign = |letter: char| letter.is_ascii_alphanumeric() || "-.+:".contains(letter);
        match self.words {
            [word, rest @ ..]
                if word.chars().all(sign) && !["AND", "OR", "WITH"].contains(word) =>
            {
                self.words = rest;
                Ok((*word).to_owned())
            }
            [word, ..] => Err(format!("“{word}” stands where a licence should be")),
            [] => Err("a licence is missing".to_owned()),
        }
    }

    fn takes(&mut self, wanted: &str) -> bool {
        match self.words {
            [word, rest @ ..] if *word == wanted => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_met(text: &str, allowed: &[&str]) -> bool {
        Expression::parse(text).unwrap().is_met(&|licence| allowed.contains(&licence))
    }

    #[test]
    fn one_may_choose() {
        for text in ["MIT OR Apache-2.0", "Apache-2.0/MIT", "Apache-2.0 / MIT", "(MIT)", "((MIT))"]
        {
            assert!(is_met(text, &["MIT"]), "{text}");
            assert!(!is_met(text, &["Zlib"]), "{text}");
        }
        assert!(is_met("Apache-2.0 OR GPL-2.0-only", &["Apache-2.0"]));
        assert!(!is_met("GPL-2.0+", &["GPL-2.0"]));
    }

    #[test]
    fn and_binds_more_than_or() {
        assert!(is_met("Zlib OR MIT AND Unicode-3.0", &["Zlib"]));
        assert!(!is_met("Zlib OR MIT AND Unicode-3.0", &["MIT"]));
        assert!(is_met("(Zlib OR MIT) AND Unicode-3.0", &["MIT", "Unicode-3.0"]));
        assert!(!is_met("(Zlib OR MIT) AND Unicode-3.0", &["MIT", "Zlib"]));
        assert!(is_met("MIT AND (Zlib OR (ISC AND 0BSD))", &["MIT", "ISC", "0BSD"]));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        let text = "Apache-2.0 WITH LLVM-exception OR MIT";
        assert!(is_met(text, &["Apache-2.0 WITH LLVM-exception"]));
        assert!(is_met(text, &["MIT"]));
        assert!(!is_met(text, &["Apache-2.0"]));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in [
            "",
            "()",
            "MIT OR",
            "OR MIT",
            "MIT MIT",
            "(MIT",
            "MIT)",
            "MIT AND AND Zlib",
            "MIT WITH",
            "MIT, Zlib",
            "see LICENSE.txt; all rights reserved",
            "MIT OR (",
            "WITH x",
        ] {
            assert!(Expression::parse(text).is_err(), "{text}");
        }
    }
}
