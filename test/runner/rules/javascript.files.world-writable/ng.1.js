fs.chmodSync(path, 0o777); // expect
