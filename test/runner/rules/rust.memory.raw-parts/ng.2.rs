let text = unsafe { String::from_raw_parts(p, n, n) }; // expect
