package main

func unpack(path, target string) {
	archive, _ := zip.OpenReader(path)
	for _, f := range archive.File {
		if filepath.IsLocal(f.Name) {
			save(f, filepath.Join(target, f.Name))
		}
	}
}
