package main

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
)

func unpack(upload io.ReaderAt, size int64) error {
	archive, err := zip.NewReader(upload, size)
	if err != nil {
		return err
	}
	for _, entry := range archive.File {
		if !filepath.IsLocal(entry.Name) {
			continue
		}
		file, err := os.Create(filepath.Join("/srv/themes", entry.Name))
		if err != nil {
			return err
		}
		file.Close()
	}
	return nil
}
