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
type mutationResolver struct{ *Resolver }

func (r *queryResolver) Users(ctx context.Context, name string) ([]*model.User, error) {
	rows, err := r.DB.QueryContext(ctx, fmt.Sprintf("SELECT id FROM users WHERE name = '%s'", name)) // expect
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	return nil, nil
}

func (r *mutationResolver) Export(ctx context.Context, input model.ExportInput) (bool, error) {
	return true, nil
}
