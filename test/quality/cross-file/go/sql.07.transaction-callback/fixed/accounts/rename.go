package accounts

import "database/sql"

func Rename(tx *sql.Tx, id int, label string) error {
	_, err := tx.Exec("UPDATE accounts SET label = $1 WHERE id = $2", label, id)
	return err
}
