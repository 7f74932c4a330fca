package store

import (
	"io"
	"os"
	"path/filepath"
)

type Dir struct {
	root string
}

func (d *Dir) Put(name string, content io.Reader) error {
	f, err := os.Create(filepath.Join(d.root, name))
	if err != nil {
		return err
	}
	_, err = io.Copy(f, content)
	return err
}
