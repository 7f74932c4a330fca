package stock

import (
	"database/sql"
	"os"
)

type Parts struct {
	db *sql.DB
}

func (p *Parts) Find(name string) error {
	return p.db.QueryRow("select id from parts where name = '" + name + "'").Err() // expect
}

type Notes struct {
	dir string
}

func (n Notes) Read(name string) ([]byte, error) {
	return os.ReadFile(n.dir + "/" + name) // expect
}
