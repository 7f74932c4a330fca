package archive

import (
	"archive/zip"
	"errors"
	"io"
	"os"
	"path/filepath"
)

var errUnsafe = errors.New("entry outside of the target directory")

func Extract(file, target string) error {
	reader, err := zip.OpenReader(file)
	if err != nil {
		return err
	}
	defer reader.Close()

	for _, entry := range reader.File {
		if !filepath.IsLocal(entry.Name) {
			return errUnsafe
		}
		if err := write(entry, filepath.Join(target, entry.Name)); err != nil {
			return err
		}
	}
	return nil
}

func write(entry *zip.File, path string) error {
	source, err := entry.Open()
	if err != nil {
		return err
	}
	defer source.Close()
	sink, err := os.Create(path)
	if err != nil {
		return err
	}
	defer sink.Close()
	_, err = io.CopyN(sink, source, 10<<20)
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}
