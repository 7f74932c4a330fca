package main

func find(db *sql.DB, name string) *sql.Row {
	return db.QueryRow(fmt.Sprintf("SELECT id FROM users WHERE name = '%s'", name)) // expect
}
