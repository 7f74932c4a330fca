package jobs

import (
	"context"
	"os/exec"

	"github.com/uptrace/bun"
)

type Job struct {
	bun.BaseModel `bun:"table:jobs"`
	ID            int64
	Command       string
}

type Store struct{ db *bun.DB }

func (s *Store) Run(ctx context.Context) {
	var a []Job
	s.db.NewSelect().Model(&a).Where("state = ?", "new").Scan(ctx)
	exec.Command("sh", "-c", a[0].Command).Run() // expect
	b := new(Job)
	err := s.db.NewSelect().Model(b).Where("id = ?", 1).Limit(1).Scan(ctx)
	if err != nil {
		return
	}
	exec.Command("sh", "-c", b.Command).Run() // expect
	var c string
	s.db.NewSelect().Column("command").Table("jobs").Scan(ctx, &c)
	exec.Command("sh", "-c", c).Run() // expect
	var d Job
	s.db.NewRaw("SELECT * FROM jobs").Scan(ctx, &d)
	exec.Command("sh", "-c", d.Command).Run() // expect
}
