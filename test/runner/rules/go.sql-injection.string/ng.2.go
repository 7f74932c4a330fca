package main

func build(customer string) string {
	query := "SELECT id FROM orders WHERE customer = '" + customer + "'" // expect
	return query
}
