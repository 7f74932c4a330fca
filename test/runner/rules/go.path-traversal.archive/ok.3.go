package main

func untar(tr *tar.Reader, dest string) error {
	hdr, err := tr.Next()
	if err != nil || !filepath.IsLocal(hdr.Name) {
		return err
	}
	return os.MkdirAll(dest+"/"+hdr.Name, 0o750)
}
