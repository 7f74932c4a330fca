fs.writeFileSync(path, key, { mode: 0o600 });
await mkdir(folder, { recursive: true, mode: 0o750 });
process.umask(0o022);
fs.writeFileSync("a", "777");
