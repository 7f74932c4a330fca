fs.writeFileSync(path, key, { mode: 0o666 }); // expect
await mkdir(folder, { recursive: true, mode: 0o777 }); // expect
process.umask(0); // expect
