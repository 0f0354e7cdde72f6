use std::env;
use std::sync::{Arc, OnceLock};

use fontdb::{Database, Family, Query};

/// Families with the letters of all our languages, in the order in which they are wanted.
const SANS_SERIF: [&str; 7] =
    ["DejaVu Sans", "Noto Sans", "Segoe UI", "Arial", "Helvetica", "Liberation Sans", "Geneva"];
const MONOSPACE: [&str; 6] =
    ["DejaVu Sans Mono", "Noto Sans Mono", "Consolas", "Menlo", "Courier New", "Liberation Mono"];

/// The environment variable that names a folder whose fonts are used instead of those of the machine.
const FOLDER: &str = "GAMETREE_FONTS";

/// The fonts of the machine, or those of [`FOLDER`], looked for once.
pub(crate) fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    Arc::clone(FONTS.get_or_init(|| {
        let mut fonts = Database::new();
        match env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
            Some(folder) => fonts.load_fonts_dir(folder),
            None => fonts.load_system_fonts(),
        }
        // Something to begin with, whatever there is; single letters are looked for everywhere.
        let any = fonts.faces().next().and_then(|face| face.families.first());
        let any = any.map(|(name, _)| name.clone()).unwrap_or_default();
        let family = |wanted: &[&str]| {
            let found = wanted.iter().find(|name| {
                let families = [Family::Name(name)];
                fonts.query(&Query { families: &families, ..Query::default() }).is_some()
            });
            found.map_or(any.clone(), |name| (*name).to_owned())
        };
        let (sans_serif, monospace) = (family(&SANS_SERIF), family(&MONOSPACE));
        fonts.set_monospace_family(monospace);
        fonts.set_serif_family(sans_serif.clone());
        fonts.set_sans_serif_family(sans_serif);
        Arc::new(fonts)
    }))
}
