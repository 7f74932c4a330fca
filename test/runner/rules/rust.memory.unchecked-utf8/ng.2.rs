let text = unsafe { String::from_utf8_unchecked(body) }; // expect
