fn ping(host: &str) -> std::io::Result<Output> {
    Command::new("ping").arg("-c").arg("1").arg(host).output()
}
