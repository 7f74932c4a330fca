package stock

import (
	"database/sql"
	"os"
	"path/filepath"
)

type Parts struct {
	db *sql.DB
}

func (p *Parts) Find(name string) error {
	return p.db.QueryRow("select id from parts where name = $1", name).Err()
}

type Notes struct {
	dir string
}

func (n Notes) Read(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(n.dir, filepath.Base(name)))
}
