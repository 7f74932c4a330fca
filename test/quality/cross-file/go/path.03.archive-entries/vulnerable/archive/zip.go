package archive

import (
	"archive/zip"
	"bytes"
)

// Unpack extracts an uploaded archive.
func Unpack(content []byte, folder string) error {
	reader, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return err
	}
	for _, file := range reader.File {
		if err := extractFile(file, folder); err != nil {
			return err
		}
	}
	return nil
}
