package accounts

import "database/sql"

func Rename(tx *sql.Tx, id int, label string) error {
	_, err := tx.Exec("UPDATE accounts SET label = '"+label+"' WHERE id = $1", id) // expect
	return err
}
