package storage

import "io"

type Storage interface {
	Open(name string) (io.ReadCloser, error)
}
