package storage

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

type Disk struct {
	Root string
}

func (d Disk) Open(name string) (io.ReadCloser, error) {
	if !filepath.IsLocal(name) {
		return nil, errors.New("invalid name")
	}
	return os.Open(filepath.Join(d.Root, name))
}
