fn hash(password: &str) -> String {
    let digest = md5::compute(password); // expect
    format!("{:x}", digest)
}
