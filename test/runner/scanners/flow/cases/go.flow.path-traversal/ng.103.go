package main

import (
	"archive/zip"
	"errors"
	"io"
	"os"
	"path/filepath"
)

func extract(r io.ReaderAt) error {
	archive, _ := zip.NewReader(r, 1)
	for _, entry := range archive.File {
		if !filepath.IsLocal(filepath.FromSlash(entry.Name)) {
			return errors.New("outside")
		}
		visit(entry)
	}
	return nil
}

func visit(entry *zip.File) {
	os.Open("/a/" + entry.Name)
}

func extractAll(r io.ReaderAt) {
	archive, _ := zip.NewReader(r, 1)
	for _, entry := range archive.File {
		visitAny(entry)
	}
}

func visitAny(entry *zip.File) {
	os.Create("/a/" + entry.Name) // expect
}
