fs.chmodSync(path, 0o755);
