package main

import (
	"context"
	"net/http"

	"github.com/jackc/pgx/v5"
)

func run(ctx context.Context, tx pgx.Tx, r *http.Request) {
	tx.Exec(ctx, "delete from a where b = '"+r.FormValue("b")+"'") // expect
	remove(r.Context(), r.FormValue("b"))
}

func remove(ctx context.Context, b string) {
	tx, _ := pool.Begin(ctx)
	tx.Exec(ctx, "delete from a where b = '"+b+"'") // expect
}
