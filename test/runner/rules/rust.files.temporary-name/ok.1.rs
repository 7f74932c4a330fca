fn spool(data: &[u8]) -> io::Result<()> {
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(data)
}
