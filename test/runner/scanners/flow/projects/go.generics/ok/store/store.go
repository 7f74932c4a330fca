package store

import (
	"database/sql"
	"fmt"
)

type Repository[T any] struct {
	DB    *sql.DB
	Table string
}

func (r Repository[T]) FindBy(column, value string) (*sql.Rows, error) {
	return r.DB.Query(fmt.Sprintf("SELECT * FROM %s WHERE %s = ?", r.Table, column), value)
}
