//! Solutions on disk: certificates and tables.

use gametree_rules::Work;
use std::path::Path;

use gametree_catalogue::{CertifyError, Solved};
use gametree_files::write_whole;
use gametree_lab::export::{PositionsError, write_positions_as_parquet};
use gametree_language::message;
use gametree_present::report::Written;
use gametree_solver::{CertificateLimits, CertificateSize, Uncertified};

use crate::arguments::Solve;
use crate::complaint::Complaint;
use crate::files::cannot_write;
use crate::form::Form;

/// Writes a certificate of the position's value.
pub(super) fn certify(
    solved: &dyn Solved,
    position: &str,
    file: &Path,
    work: &Work,
) -> Result<Written<CertificateSize>, Complaint> {
    let size = write_whole(file, |writer| {
        let size = solved.certify(position, &CertificateLimits::default(), work, writer);
        size.map_err(|error| match error {
            CertifyError::Position(error) => error.into(),
            CertifyError::Uncertified(Uncertified::Writing(error)) => cannot_write(file, error),
            CertifyError::Uncertified(Uncertified::TooLarge { max }) => {
                Complaint(message!("error-certificate-too-large", most = max))
            }
            CertifyError::Uncertified(Uncertified::OutOfMemory(_)) => {
                let most = work.budget().memory.div_ceil(1 << 20);
                Complaint(message!("error-certificate-memory", most = most))
            }
            CertifyError::Uncertified(Uncertified::Unknown(error)) => error.into(),
            CertifyError::Uncertified(Uncertified::Stopped) => {
                Complaint(message!("error-certificate-stopped"))
            }
        })
    })?;
    Ok(Written { file: file.display().to_string(), size })
}

/// Refuses names of files that promise another form than the one that is written.
pub(super) fn check_names(arguments: &Solve) -> Result<(), Complaint> {
    if let Some(file) = &arguments.certificate {
        Form::of(file, &[Form::Text])?;
    }
    arguments.export.as_deref().map_or(Ok(()), |file| export_form(file).map(drop))
}

/// The form that the name of a table asks for, if any.
fn export_form(file: &Path) -> Result<Option<Form>, Complaint> {
    Form::of(file, &[Form::Csv, Form::Parquet, Form::Text])
}

/// Writes every stored position with its value. Positions have no commas or quotes, so a row needs no
/// quoting.
pub(super) fn export(
    solved: &dyn Solved,
    file: &Path,
    work: &Work,
) -> Result<Written<u64>, Complaint> {
    if export_form(file)? == Some(Form::Parquet) {
        return parquet(solved, file, work);
    }
    let size = write_whole(file, |writer| {
        let mut rows = 0;
        let mut written = writeln!(writer, "position,winner,margin,plies");
        let read = solved.each(&mut |position, end| {
            let winner = end.outcome().name();
            written = writeln!(writer, "{position},{winner},{},{}", end.margin, end.plies);
            rows += 1;
            written.is_ok() && !work.is_stopped()
        });
        written.map_err(|error| cannot_write(file, error))?;
        read?;
        if work.is_stopped() {
            return Err(Complaint(message!("error-export-stopped")));
        }
        Ok(rows)
    })?;
    Ok(Written { file: file.display().to_string(), size })
}

/// The same as Parquet, if the program was built with that.
fn parquet(solved: &dyn Solved, file: &Path, work: &Work) -> Result<Written<u64>, Complaint> {
    let size = write_positions_as_parquet(solved, file, work).map_err(|error| match error {
        PositionsError::File(error) => error.into(),
        PositionsError::Solved(error) => error.into(),
        PositionsError::Stopped => Complaint(message!("error-export-stopped")),
        PositionsError::NoParquet => {
            Complaint(message!("error-export-parquet", file = crate::files::name(file)))
        }
    })?;
    Ok(Written { file: file.display().to_string(), size })
}
