package jobs

import (
	"context"
	"os/exec"

	"github.com/georgysavva/scany/v2/pgxscan"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

type Job struct {
	ID      int
	Command string
}

type Store struct{ pool *pgxpool.Pool }

func (s *Store) Run(ctx context.Context) error {
	var c string
	s.pool.QueryRow(ctx, "SELECT command FROM jobs").Scan(&c)
	exec.Command("sh", "-c", c).Run() // expect
	rows, err := s.pool.Query(ctx, "SELECT id, command FROM jobs")
	if err != nil {
		return err
	}
	jobs, err := pgx.CollectRows(rows, pgx.RowToStructByName[Job])
	for _, j := range jobs {
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
	one, _ := pgx.CollectOneRow(rows, pgx.RowToAddrOfStructByName[Job])
	exec.Command("sh", "-c", one.Command).Run() // expect
	exact, _ := pgx.CollectExactlyOneRow(rows, pgx.RowTo[string])
	exec.Command("sh", "-c", exact).Run() // expect
	for rows.Next() {
		values, _ := rows.Values()
		exec.Command("sh", "-c", values[0].(string)).Run() // expect
		var id int
		var command string
		rows.Scan(&id, &command)
		exec.Command("sh", "-c", command).Run() // expect
	}
	var list []Job
	pgxscan.Select(ctx, s.pool, &list, "SELECT * FROM jobs")
	exec.Command("sh", "-c", list[0].Command).Run() // expect
	var got Job
	pgxscan.Get(ctx, s.pool, &got, "SELECT * FROM jobs")
	exec.Command("sh", "-c", got.Command).Run() // expect
	m, _ := pgx.CollectRows(rows, pgx.RowToMap)
	exec.Command("sh", "-c", m[0]["command"].(string)).Run() // expect
	f, _ := pgx.CollectRows(rows, func(row pgx.CollectableRow) (Job, error) {
		var j Job
		err := row.Scan(&j.ID, &j.Command)
		return j, err
	})
	exec.Command("sh", "-c", f[0].Command).Run() // expect
	return nil
}
