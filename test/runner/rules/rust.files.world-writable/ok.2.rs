fn log() -> io::Result<File> {
    OpenOptions::new().create(true).append(true).mode(0o600).open("app.log")
}
