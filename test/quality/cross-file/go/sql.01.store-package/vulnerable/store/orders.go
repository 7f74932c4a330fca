package store

import (
	"database/sql"
	"fmt"
)

// OrdersOf lists the numbers of a customer's orders.
func OrdersOf(db *sql.DB, customer string) ([]int, error) {
	query := fmt.Sprintf("SELECT number FROM orders WHERE customer = '%s'", customer)
	rows, err := db.Query(query) // expect
	if err != nil {
		return nil, err
	}
	return numbers(rows)
}
