package store

import "database/sql"

// OrdersOf lists the numbers of a customer's orders.
func OrdersOf(db *sql.DB, customer string) ([]int, error) {
	rows, err := db.Query("SELECT number FROM orders WHERE customer = $1", customer)
	if err != nil {
		return nil, err
	}
	return numbers(rows)
}
