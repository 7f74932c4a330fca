package main

func build() string {
	query := "SELECT id FROM orders " + "WHERE customer = $1"
	return query
}
