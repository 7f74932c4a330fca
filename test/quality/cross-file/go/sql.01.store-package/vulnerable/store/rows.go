package store

import "database/sql"

func numbers(rows *sql.Rows) ([]int, error) {
	defer rows.Close()
	var all []int
	for rows.Next() {
		var number int
		if err := rows.Scan(&number); err != nil {
			return nil, err
		}
		all = append(all, number)
	}
	return all, rows.Err()
}
