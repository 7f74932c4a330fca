package archive

func unpack(archive *zip.Reader, out io.Writer) error {
	for _, file := range archive.File {
		content, err := file.Open()
		if err != nil {
			return err
		}
		io.CopyN(out, content, 10<<20)
		io.Copy(out, io.LimitReader(content, 10<<20))
	}
	return nil
}

func save(upload *multipart.FileHeader, out io.Writer) error {
	content, err := upload.Open()
	if err != nil {
		return err
	}
	_, err = io.Copy(out, content)
	return err
}
