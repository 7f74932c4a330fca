let longer: &'static str = unsafe { mem::transmute::<&str, &'static str>(text) }; // expect
