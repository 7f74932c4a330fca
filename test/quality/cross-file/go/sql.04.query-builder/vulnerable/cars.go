package main

import (
	"database/sql"

	"example.com/fleet/query"
)

func findCars(db *sql.DB, brand, colour string) (*sql.Rows, error) {
	text, values := query.From("cars").Where("brand", brand).Where("colour", colour).SQL()
	return db.Query(text, values...) // expect
}
