fn load() -> io::Result<Vec<u8>> {
    std::fs::write("/srv/app/state", b"")?;
    std::fs::read("/tmp/report.tmp")
}
