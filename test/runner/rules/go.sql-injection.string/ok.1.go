package main

func search(name string) {
	query := "SELECT * FROM users WHERE name = ?"
	table := fmt.Sprintf("SELECT * FROM %s WHERE id = ?", tableName)
	number := fmt.Sprintf("SELECT * FROM t LIMIT %d", limit)
	message := "Select an item from " + name + " please"
	text := fmt.Sprintf("update %s", version)
}
