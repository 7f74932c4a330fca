package archive

import (
	"archive/zip"
	"io"
	"os"
)

func extractFile(file *zip.File, folder string) error {
	target, err := targetPath(folder, file.Name)
	if err != nil {
		return err
	}
	source, err := file.Open()
	if err != nil {
		return err
	}
	defer source.Close()
	output, err := os.Create(target) // expect
	if err != nil {
		return err
	}
	defer output.Close()
	_, err = io.CopyN(output, source, 1<<20)
	return err
}
