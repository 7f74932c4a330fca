package books

import (
	"database/sql"
	"os"
	"path/filepath"
)

type Table struct {
	db     *sql.DB
	covers string
}

func (t *Table) Find(title string) error {
	return t.db.QueryRow("select id from books where title = '" + title + "'").Err() // expect
}

func (t *Table) Cover(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(t.covers, name)) // expect
}
