fn log() -> io::Result<File> {
    OpenOptions::new().create(true).append(true).mode(0o666).open("app.log") // expect
}
