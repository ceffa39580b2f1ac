//! A request as a browser sends it: `application/x-www-form-urlencoded`.

use super::{LEVELS, PageRequest, RequestLimits, SourceLanguage};
use crate::options::effort::EffortLevel;
use lowering::Objective;

impl PageRequest {
    /// Reads a form; fields that are not there have their defaults.
    ///
    /// # Errors
    /// Why it is none that is answered.
    pub fn of_form(body: &[u8], limits: &RequestLimits) -> Result<PageRequest, String> {
        let mut request = PageRequest::default();
        for (name, value) in form_urlencoded::parse(body) {
            match &*name {
                "language" => {
                    let known = SourceLanguage::ALL.into_iter().find(|l| l.name() == value);
                    request.language = known.ok_or_else(|| format!("no language `{value}`"))?;
                }
                // What a browser sends has other line ends.
                "source" => request.source = value.replace("\r\n", "\n"),
                "level" => request.level = value.into_owned(),
                "march" => request.march = value.trim().to_string(),
                "objective" => request.objective = value.into_owned(),
                "effort" => request.effort = value.into_owned(),
                name => return Err(format!("no field `{name}`")),
            }
        }
        request.check(limits).map(|()| request)
    }

    fn check(&self, limits: &RequestLimits) -> Result<(), String> {
        if self.source.trim().is_empty() {
            return Err("there is no text: the field `source` is empty".to_string());
        }
        if self.source.len() > limits.bytes {
            return Err(format!("the text has {} bytes, and may have {}", self.source.len(), limits.bytes));
        }
        if self.source.contains('\0') {
            return Err("the text has a zero byte".to_string());
        }
        if !LEVELS.contains(&self.level.as_str()) {
            return Err(format!("no level `{}`: one of {}", self.level, LEVELS.join(", ")));
        }
        // Names of processors are words: nothing that a compiler takes for more than one of them.
        if self.march.len() > 40 || !self.march.chars().all(|c| c.is_ascii_alphanumeric() || "-_+.".contains(c)) {
            return Err(format!("no CPU `{}`", self.march));
        }
        if !self.march.is_empty() {
            isa::FeatureSet::parse_march(&self.march)?;
        }
        Objective::parse(&self.objective).map_err(|e| format!("{}: one of {}", e.what, e.known))?;
        if EffortLevel::parse(&self.effort).is_none() {
            return Err(format!("no effort `{}`", self.effort));
        }
        Ok(())
    }
}
