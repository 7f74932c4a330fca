fn spool(data: &[u8]) -> io::Result<()> {
    std::fs::write("/tmp/report.tmp", data) // expect
}
