const dir = fs.mkdtempSync(path.join(os.tmpdir(), "export-"));
const file = path.join(dir, "export.csv");
fs.writeFileSync(file, data);
fs.writeFileSync(path.join(os.tmpdir(), randomUUID()), data);
