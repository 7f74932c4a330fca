fn run(script: &str) {
    let status = Command::new("bash") // expect
        .args(["-c", &format!("source env.sh && {script}")])
        .status();
    Command::new("sh").arg("-c").arg(script).spawn(); // expect
}
