package archive

func unpack(archive *zip.Reader, out io.Writer) error {
	for _, file := range archive.File {
		content, err := file.Open()
		if err != nil {
			return err
		}
		io.Copy(out, content) // expect
	}
	return nil
}

func write(file *zip.File, out io.Writer) error {
	content, err := file.Open()
	if err != nil {
		return err
	}
	_, err = io.Copy(out, content) // expect
	return err
}
