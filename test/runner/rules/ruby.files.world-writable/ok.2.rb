FileUtils.mkdir_p(folder, mode: 0o750)
File.open(path, "w", 0o640)
