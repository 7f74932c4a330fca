package main

func find(w http.ResponseWriter, r *http.Request) {
	db.Query("SELECT * FROM users WHERE name = '" + r.FormValue("name") + "'") // expect
	db.QueryRow(fmt.Sprintf("SELECT * FROM users WHERE id = %s", id)) // expect
	rows, err := db.QueryContext(ctx, "DELETE FROM t WHERE id = "+id) // expect
	tx.Exec(fmt.Sprintf(`UPDATE t SET a = '%v' WHERE b = 1`, a)) // expect
	gorm.Where(fmt.Sprintf("name = '%s'", name)).Find(&users) // expect
	gorm.Raw("SELECT * FROM t WHERE x = " + x).Scan(&out) // expect
	sqlx.Get(&user, "SELECT * FROM users WHERE name = '"+name+"'") // expect
}
