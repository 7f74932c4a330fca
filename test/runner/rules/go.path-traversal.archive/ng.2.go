package main

func unpack(path, target string) {
	archive, _ := zip.OpenReader(path)
	for _, f := range archive.File {
		save(f, filepath.Join(target, f.Name)) // expect
	}
}
