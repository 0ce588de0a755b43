//! Generates the JavaScript that calls the WebAssembly modules, with the version of wasm-bindgen
//! that the lock file names.
//!
//!     phalanx-js-package FOLDER MODULE NAME [MODULE NAME]
//!
//! Writes `FOLDER/NAME.wasm` for each module, and `FOLDER/phalanx.js` for all of them.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, modules @ ..] = &arguments[..] else { return Err(usage()) };
    let folder = Path::new(folder);
    fs::create_dir_all(folder)?;
    let mut common: Option<String> = None;
    for module in modules.chunks(2) {
        let [module, name] = module else { return Err(usage()) };
        let mut bindgen = Bindgen::new();
        bindgen.input_path(module).out_name("phalanx").web(true)?.typescript(false);
        // We pass the module. Otherwise, bundlers would look for one with the default name.
        bindgen.omit_default_module_path(true).remove_name_section(true).remove_producers_section(true);
        let mut output = bindgen.generate_output()?;
        let glue = output.js().to_owned();
        if common.get_or_insert_with(|| glue.clone()) != &glue {
            return Err(format!(
                "{module} needs other JavaScript than {}: build them from the same source",
                modules[0]
            )
            .into());
        }
        fs::write(folder.join(name).with_extension("wasm"), output.wasm_mut().emit_wasm())?;
    }
    fs::write(folder.join("phalanx.js"), common.ok_or_else(usage)?)?;
    Ok(())
}

fn usage() -> Box<dyn Error> {
    "usage: phalanx-js-package FOLDER MODULE NAME [MODULE NAME]".into()
}
