package graph

import (
	"context"
	"fmt"
	"database/sql"

	"example.com/app/graph/model"
)

type Resolver struct {
	DB *sql.DB
}

type queryResolver struct{ *Resolver }

func (r *queryResolver) Users(ctx context.Context, name string, limit int) ([]*model.User, error) {
	rows, err := r.DB.QueryContext(ctx, fmt.Sprintf("SELECT id FROM users WHERE name = $1 LIMIT %d", limit), name)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	return nil, nil
}
