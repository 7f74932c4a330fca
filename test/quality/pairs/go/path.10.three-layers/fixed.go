package app

import (
	"github.com/labstack/echo/v4"
	"path/filepath"
	"io"
	"os"
	"strings"
)

type repository struct{ base string }

func (r repository) open(name string) (*os.File, error) {
	if !filepath.IsLocal(name) {
		return nil, os.ErrNotExist
	}
	full := r.base + "/" + name
	return os.Open(full)
}

type service struct{ repo repository }

func (s service) load(name string) ([]byte, error) {
	f, err := s.repo.open(strings.TrimSpace(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

func (s service) Handle(c echo.Context) error {
	data, err := s.load(c.Param("name"))
	if err != nil {
		return err
	}
	return c.Blob(200, "application/pdf", data)
}
