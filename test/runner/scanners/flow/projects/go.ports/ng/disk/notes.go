package disk

import "database/sql"

type Notes struct {
	DB *sql.DB
}

func (n *Notes) Tally(column string) error {
	return n.DB.QueryRow("select " + column + ", count(*) from notes group by 1").Err() // expect
}
