let text = String::from_utf8(bytes)?;
