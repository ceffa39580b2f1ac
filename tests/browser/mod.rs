//! Pages in a headless browser.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What the browser makes of a page after its scripts; `None` if there is no browser.
pub fn browse(page: &Path) -> Option<Output> {
    let profile = tempfile::tempdir().expect("a temporary directory");
    let mut command = Command::new("chromium");
    command
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=10000"])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .args(["--dump-dom", &format!("file://{}", page.display())])
        .stdin(Stdio::null());
    match command.output() {
        Ok(o) => Some(o),
        Err(_) => {
            eprintln!("skipped: chromium");
            None
        }
    }
}

/// Lines that the page's console got.
pub fn console(o: &Output) -> Vec<String> {
    String::from_utf8_lossy(&o.stderr).lines().filter(|l| l.contains("CONSOLE")).map(str::to_string).collect()
}

/// Looks at the page as a phone shows it, and writes down what it sees: the width of the page, and of each plot its name,
/// size, number of shapes, and texts that stick out of it.
const LOOK: &str = "<pre id=\"seen\"></pre><script>
onload = () => {
  const page = document.getElementById('phone').contentDocument;
  const plots = [...page.querySelectorAll('svg')].map(s => {
    const box = s.getBoundingClientRect();
    const out = [...s.querySelectorAll('text')].filter(t => {
      const b = t.getBoundingClientRect();
      return b.left < box.left - 1 || b.right > box.right + 1 || b.top < box.top - 1 || b.bottom > box.bottom + 1;
    }).map(t => t.textContent);
    const shapes = s.querySelectorAll('rect, path').length;
    return { name: s.dataset.plot, width: box.width, height: box.height, shapes, out };
  });
  const seen = { width: page.documentElement.scrollWidth, plots, tables: page.querySelectorAll('table').length };
  document.getElementById('seen').textContent = 'SEEN' + JSON.stringify(seen) + 'END';
};
</script>";

/// What [`LOOK`] sees of a page that is 360 wide; `None` if there is no browser.
pub fn on_a_phone(directory: &Path, page: &str) -> Option<Value> {
    let quoted = page.replace('&', "&amp;").replace('"', "&quot;");
    let framed = format!("<iframe id=\"phone\" width=\"360\" height=\"800\" srcdoc=\"{quoted}\"></iframe>{LOOK}");
    let file = directory.join("phone.html");
    std::fs::write(&file, framed).expect("written");
    let o = browse(&file)?;
    let dom = String::from_utf8_lossy(&o.stdout).into_owned();
    let seen = dom.split_once("SEEN").and_then(|(_, rest)| rest.split_once("END")).map(|(seen, _)| seen);
    let seen = seen.unwrap_or_else(|| panic!("the page was not looked at: {:?}", console(&o)));
    let seen = seen.replace("&amp;", "&").replace("&gt;", ">").replace("&lt;", "<");
    Some(serde_json::from_str(&seen).expect("JSON"))
}
