package storage

import (
	"io"
	"os"
	"path/filepath"
)

type Disk struct {
	Root string
}

func (d Disk) Open(name string) (io.ReadCloser, error) {
	return os.Open(filepath.Join(d.Root, name)) // expect
}
