package bundle

import (
	"archive/zip"
	"errors"
	"io"
)

var ErrMalformed = errors.New("malformed bundle")

// Each calls fn for every file in the archive.
func Each(r io.ReaderAt, size int64, fn func(name string, content io.Reader) error) error {
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return err
	}
	for _, entry := range archive.File {
		if err := visit(entry, fn); err != nil {
			return err
		}
	}
	return nil
}

func visit(entry *zip.File, fn func(string, io.Reader) error) error {
	rc, err := entry.Open()
	if err != nil {
		return err
	}
	defer rc.Close()
	return fn(entry.Name, rc)
}
