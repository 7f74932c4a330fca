package main

const columns = "id, name"

func find() {
	db.Query("SELECT * FROM users WHERE name = ?", name)
	db.QueryRow("SELECT " + columns + " FROM users WHERE id = $1", id)
	db.QueryContext(ctx, "SELECT * FROM t "+"WHERE id = ?", id)
	db.Exec(fmt.Sprintf("SELECT * FROM t LIMIT %d", limit))
	db.Exec(fmt.Sprintf("DELETE FROM %s WHERE id = ?", tableName), id)
	gorm.Where("name = ?", name)
	cache.Get("select from " + name)
	http.Get("https://example.com/" + path)
	query.Get(fmt.Sprintf("key-%s", name))
	log.Print("update " + x + " set ")
}
