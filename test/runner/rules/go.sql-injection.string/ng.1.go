package main

func search(name string) {
	query := "SELECT * FROM users WHERE name = '" + name + "'" // expect
	sql := fmt.Sprintf("SELECT id FROM users WHERE id = %s", id) // expect
	var statement = "DELETE FROM users WHERE id = " + id // expect
	query = fmt.Sprintf("INSERT INTO logs VALUES ('%s')", message) // expect
}
