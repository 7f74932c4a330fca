package jobs

import (
	"context"
	"os/exec"
	"strconv"

	"github.com/jmoiron/sqlx"
)

type Job struct {
	ID      int    `db:"id"`
	Command string `db:"command"`
}

type Repo struct{ db *sqlx.DB }

func (r *Repo) Run(ctx context.Context, id int) {
	var j Job
	r.db.Get(&j, "SELECT * FROM jobs WHERE id = ?", id)
	exec.Command("sh", "-c", j.Command).Run() // expect
	var jobs []Job
	r.db.SelectContext(ctx, &jobs, "SELECT * FROM jobs")
	for _, j := range jobs {
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
	var k Job
	r.db.GetContext(ctx, &k, "SELECT * FROM jobs WHERE id = ?", id)
	exec.Command("sh", "-c", k.Command).Run() // expect
	var names []string
	r.db.Select(&names, "SELECT command FROM jobs")
	exec.Command("sh", "-c", names[0]).Run() // expect
	rows, _ := r.db.Queryx("SELECT * FROM jobs")
	for rows.Next() {
		var l Job
		rows.StructScan(&l)
		exec.Command("sh", "-c", l.Command).Run() // expect
	}
	var m Job
	r.db.QueryRowx("SELECT * FROM jobs").StructScan(&m)
	exec.Command("sh", "-c", m.Command).Run() // expect
	result := map[string]interface{}{}
	rows.MapScan(result)
	exec.Command("sh", "-c", result["command"].(string)).Run() // expect
	var o []Job
	sqlx.Select(r.db, &o, "SELECT * FROM jobs")
	exec.Command("sh", "-c", o[0].Command).Run() // expect
	var p Job
	sqlx.GetContext(ctx, r.db, &p, "SELECT * FROM jobs")
	exec.Command("sh", "-c", p.Command).Run() // expect
	stmt, _ := r.db.PrepareNamed("SELECT * FROM jobs WHERE id = :id")
	var q Job
	stmt.Get(&q, map[string]interface{}{"id": id})
	exec.Command("sh", "-c", q.Command).Run() // expect
	var s []Job
	nrows, _ := r.db.NamedQuery("SELECT * FROM jobs", j)
	sqlx.StructScan(nrows, &s)
	exec.Command("sh", "-c", s[0].Command).Run() // expect
	exec.Command("sh", "-c", "x "+strconv.Itoa(j.ID)).Run()
}
