package main

func unzip(name string, target string) error {
	reader, err := zip.OpenReader(name)
	for _, f := range reader.File {
		path := filepath.Join(target, f.Name) // expect
		os.Create(path)
	}
	return err
}
