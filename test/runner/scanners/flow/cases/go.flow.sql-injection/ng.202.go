package api

import (
	"context"

	"github.com/danielgtaylor/huma/v2"
	"github.com/uptrace/bun"
)

type ListInput struct {
	Status string `query:"status" maxLength:"20"`
	Sort   string `query:"sort" enum:"issued_at,total"`
}

func sortedBy(column string) func(*bun.SelectQuery) *bun.SelectQuery {
	return func(q *bun.SelectQuery) *bun.SelectQuery { return q.OrderExpr("i." + column) }
}

func withStatus(status string) func(*bun.SelectQuery) *bun.SelectQuery {
	return func(q *bun.SelectQuery) *bun.SelectQuery { return q.Where("i.status = '" + status + "'") } // expect
}

func Register(api huma.API, db *bun.DB) {
	huma.Register(api, huma.Operation{Path: "/invoices"}, func(ctx context.Context, in *ListInput) (*struct{}, error) {
		q := db.NewSelect()
		q = sortedBy(in.Sort)(q)
		q = withStatus(in.Status)(q)
		return nil, q.Scan(ctx)
	})
}
