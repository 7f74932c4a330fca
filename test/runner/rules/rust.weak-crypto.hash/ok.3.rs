fn digest(text: &str) -> String {
    format!("{:x}", Sha256::digest(text))
}
