package members

import (
	"context"
	"database/sql"
)

type Repository struct {
	db *sql.DB
}

func NewRepository(db *sql.DB) *Repository {
	return &Repository{db: db}
}

func (r *Repository) CountByName(ctx context.Context, name string) (int, error) {
	var count int
	query := "SELECT COUNT(*) FROM members WHERE name LIKE '%" + name + "%'"
	err := r.db.QueryRowContext(ctx, query).Scan(&count) // expect
	return count, err
}
