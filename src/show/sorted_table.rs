//! Tables that readers sort and filter. Without scripts they are tables in the order that they were given.

use super::html::escaped;

/// Rows are sorted by the column whose head is pressed, and left out unless they hold the words of the field.
const SCRIPT: &str = "<script>\
    for(const t of document.querySelectorAll('table.sorted')){const b=t.tBodies[0],\
    v=(r,k)=>{const c=r.cells[k],x=c.dataset.v??c.innerText;return isNaN(x)?x:+x};\
    [...t.tHead.rows[0].cells].forEach((h,k)=>{let up=1;h.firstChild.onclick=()=>{up=-up;\
    for(const o of t.tHead.rows[0].cells)o.removeAttribute('aria-sort');h.ariaSort=up>0?'ascending':'descending';\
    [...b.rows].sort((r,s)=>{const x=v(r,k),y=v(s,k);return x<y?-up:x>y?up:0}).forEach(r=>b.append(r))}});\
    const f=document.querySelector('[data-of=\"'+t.id+'\"]');\
    f.oninput=()=>{const w=f.value.toLowerCase().split(/\\s+/);\
    for(const r of b.rows)r.hidden=!w.every(x=>r.textContent.toLowerCase().includes(x))}}\
    </script>\n";

/// A table with a field for words.
pub struct SortedTable {
    id: &'static str,
    /// What the field's words are looked for in, and an example.
    what: &'static str,
    example: &'static str,
    head: Vec<&'static str>,
    rows: Vec<Vec<TableCell>>,
}

/// What a cell shows, and what it is sorted by.
pub struct TableCell {
    html: String,
    order: Option<f64>,
}

impl TableCell {
    pub fn text(text: &str) -> TableCell {
        TableCell { html: escaped(text), order: None }
    }

    /// Sorted as the text that it shows, or the number that it is.
    pub fn html(html: String) -> TableCell {
        TableCell { html, order: None }
    }

    pub fn number(number: u32) -> TableCell {
        TableCell { html: number.to_string(), order: None }
    }

    /// A number before and after, sorted by what is saved.
    pub fn change(before: u64, after: u64) -> TableCell {
        let html = if before == after { before.to_string() } else { format!("{before} → {after}") };
        TableCell { html, order: Some(before as f64 - after as f64) }
    }

    /// Cycles before and after, sorted by what is saved.
    pub fn cycles(before: f64, after: f64) -> TableCell {
        let html = if before == after { format!("{before:.2}") } else { format!("{before:.2} → {after:.2}") };
        TableCell { html, order: Some(before - after) }
    }

    /// Seconds.
    pub fn seconds(seconds: f64) -> TableCell {
        TableCell { html: format!("{seconds:.1}"), order: Some(seconds) }
    }
}

impl SortedTable {
    pub fn new(id: &'static str, what: &'static str, example: &'static str, head: &[&'static str]) -> SortedTable {
        SortedTable { id, what, example, head: head.to_vec(), rows: Vec::new() }
    }

    pub fn row(&mut self, cells: Vec<TableCell>) {
        self.rows.push(cells);
    }

    pub fn html(&self) -> String {
        let SortedTable { id, what, example, .. } = self;
        let head: String =
            self.head.iter().map(|h| format!("<th><button type=\"button\">{}</button></th>", escaped(h))).collect();
        let cell = |c: &TableCell| match c.order {
            Some(order) => format!("<td data-v=\"{order}\">{}</td>", c.html),
            None => format!("<td>{}</td>", c.html),
        };
        let row = |r: &Vec<TableCell>| format!("<tr>{}</tr>\n", r.iter().map(cell).collect::<String>());
        let rows: String = self.rows.iter().map(row).collect();
        format!(
            "<p><label>Only {what} with <input data-of=\"{id}\" placeholder=\"{example}\"></label></p>\n\
             <div><table class=\"sorted\" id=\"{id}\">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>\n"
        )
    }
}

/// What makes all tables of a page sortable: behind the last of them.
pub fn script() -> &'static str {
    SCRIPT
}
