fn lock() -> io::Result<File> {
    File::create(std::env::temp_dir().join("app.lock")) // expect
}
