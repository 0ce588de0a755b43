//! x
use phalanx_prove::{contract::*, image::*, *};
fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().unwrap();
    let pattern = args.next().unwrap();
    let image = Image::open(file.as_ref()).unwrap();
    let (mut ok, mut bad) = (0, 0);
    for f in image.functions().filter(|f| f.symbol.contains(&pattern)) {
        let c = if ["schedule", "_key", "powers", "prepare", "keys"].iter().any(|x| f.symbol.contains(x)) {
            "f(&secret,&secret,public)"
        } else {
            "f(&secret,&secret,&secret,public)"
        };
        let t = std::time::Instant::now();
        let v = prove(&image, f, &Contract::parse(c).unwrap(), &[]);
        println!(
            "{} {} {} {:?} follows {:?} believes {:?}",
            if v.is_proved() { "OK " } else { "BAD" },
            v.symbol,
            v.instructions,
            t.elapsed(),
            v.follows,
            v.believes
        );
        for x in v.findings.iter().take(3) {
            println!("     {x}");
        }
        if v.is_proved() { ok += 1 } else { bad += 1 }
    }
    println!("{ok} {bad}");
}
