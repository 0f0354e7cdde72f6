use std::fs::DirBuilder;
use std::io;
use std::path::Path;

/// Makes a folder, and those around it, if it is not there: for its owner alone. One that is there stays as it is.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_new_folder_is_for_its_owner_and_an_old_one_stays() {
        let around = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let folder = around.path().join("a/b");
        make_private_folder(&folder).unwrap();
        assert_eq!((mode(&folder), mode(&around.path().join("a"))), (0o700, 0o700));
        fs::set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
        make_private_folder(&folder).unwrap();
        assert_eq!(mode(&folder), 0o755);
        let file = around.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(make_private_folder(&file).is_err());
    }
}
