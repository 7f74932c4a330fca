package main

func unzip(name string, target string) error {
	reader, err := zip.OpenReader(name)
	for _, f := range reader.File {
		path := filepath.Join(target, f.Name)
		if !strings.HasPrefix(path, target) {
			return errors.New("outside")
		}
	}
	return err
}

func list(files []os.DirEntry) {
	for _, file := range files {
		filepath.Join(root, file.Name)
	}
}
