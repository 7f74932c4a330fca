fn digest(text: &str) -> String {
    format!("{:x}", md5::compute(text)) // expect
}
