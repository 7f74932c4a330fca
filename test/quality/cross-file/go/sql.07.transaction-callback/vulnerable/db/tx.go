package db

import (
	"context"
	"database/sql"
)

// InTransaction commits what work has done, unless it fails.
func InTransaction(ctx context.Context, pool *sql.DB, work func(tx *sql.Tx) error) error {
	tx, err := pool.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := work(tx); err != nil {
		return err
	}
	return tx.Commit()
}
