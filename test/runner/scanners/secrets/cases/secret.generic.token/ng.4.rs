let token = String::from("{{token::alnum:40}}"); // expect
static API_KEY: &'static str = "{{token::alnum:32}}"; // expect
