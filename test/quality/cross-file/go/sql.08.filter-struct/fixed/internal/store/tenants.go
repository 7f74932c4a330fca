package store

import (
	"context"

	"github.com/jackc/pgx/v5/pgxpool"

	"example.com/tenants/internal/filter"
)

func Count(ctx context.Context, pool *pgxpool.Pool, f filter.Filter) (int, error) {
	count := 0
	text, values := conditions(f)
	err := pool.QueryRow(ctx, "SELECT COUNT(*) FROM tenants WHERE "+text, values...).Scan(&count)
	return count, err
}
