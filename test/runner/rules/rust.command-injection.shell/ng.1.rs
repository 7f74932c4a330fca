fn ping(host: &str) -> std::io::Result<Output> {
    Command::new("sh").arg("-c").arg(format!("ping -c 1 {}", host)).output() // expect
}
