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
	query := "SELECT COUNT(*) FROM members WHERE name LIKE ?"
	err := r.db.QueryRowContext(ctx, query, "%"+name+"%").Scan(&count)
	return count, err
}
