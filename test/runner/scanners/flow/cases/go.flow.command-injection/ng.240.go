package jobs

import (
	"context"
	"database/sql"
	"os/exec"
)

type Job struct {
	ID      int64
	Command string
	Name    sql.NullString
}

type Store struct {
	db *sql.DB
}

func (s *Store) One(ctx context.Context, id int64) error {
	var command string
	if err := s.db.QueryRowContext(ctx, "SELECT command FROM jobs WHERE id = $1", id).Scan(&command); err != nil {
		return err
	}
	exec.Command("sh", "-c", "x "+command).Run() // expect
	var j Job
	row := s.db.QueryRow("SELECT id, command, name FROM jobs")
	if err := row.Scan(&j.ID, &j.Command, &j.Name); err != nil {
		return err
	}
	exec.Command("sh", "-c", "x "+j.Command).Run()     // expect
	exec.Command("sh", "-c", "x "+j.Name.String).Run() // expect
	return nil
}

func (s *Store) All(ctx context.Context) ([]Job, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT id, command FROM jobs")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var jobs []Job
	for rows.Next() {
		var j Job
		if err := rows.Scan(&j.ID, &j.Command); err != nil {
			return nil, err
		}
		jobs = append(jobs, j)
	}
	return jobs, rows.Err()
}

func (s *Store) Run(ctx context.Context) {
	jobs, _ := s.All(ctx)
	for _, j := range jobs {
		exec.Command("sh", "-c", "x "+j.Command).Run() // expect
	}
	stmt, _ := s.db.Prepare("SELECT command FROM jobs WHERE id = ?")
	var c string
	stmt.QueryRow(1).Scan(&c)
	exec.Command("sh", "-c", c).Run() // expect
	tx, _ := s.db.Begin()
	var d sql.NullString
	tx.QueryRow("SELECT command FROM jobs").Scan(&d)
	exec.Command("sh", "-c", d.String).Run() // expect
	var n int
	s.db.QueryRow("SELECT count(*) FROM jobs").Scan(&n)
	exec.Command("sh", "-c", "x "+string(rune(n))).Run()
}
