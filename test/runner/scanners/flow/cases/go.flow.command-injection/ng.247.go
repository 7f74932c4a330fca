package jobs

import (
	"context"
	"os/exec"

	"example.com/app/db"
	"example.com/app/ent"
	"example.com/app/ent/job"
	sq "github.com/Masterminds/squirrel"
)

type Service struct {
	client  *ent.Client
	queries *db.Queries
}

func (s *Service) Ent(ctx context.Context, id int) {
	a, err := s.client.Job.Get(ctx, id)
	if err != nil {
		return
	}
	exec.Command("sh", "-c", a.Command).Run() // expect
	b, _ := s.client.Job.Query().Where(job.StateEQ("new")).All(ctx)
	for _, j := range b {
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
	c, _ := s.client.Job.Query().Where(job.ID(id)).Only(ctx)
	exec.Command("sh", "-c", c.Command).Run() // expect
	d := s.client.Job.Query().FirstX(ctx)
	exec.Command("sh", "-c", d.Command).Run() // expect
	e, _ := s.client.Job.Query().Select(job.FieldCommand).Strings(ctx)
	exec.Command("sh", "-c", e[0]).Run() // expect
	f, _ := c.QueryOwner().Only(ctx)
	exec.Command("sh", "-c", f.Name).Run() // expect
}

func (s *Service) Sqlc(ctx context.Context, id int64) {
	a, err := s.queries.GetJob(ctx, id)
	if err != nil {
		return
	}
	exec.Command("sh", "-c", a.Command).Run() // expect
	b, _ := s.queries.ListJobs(ctx)
	for _, j := range b {
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
}

func (s *Service) Squirrel(ctx context.Context) {
	var c string
	sq.Select("command").From("jobs").QueryRowContext(ctx).Scan(&c)
	exec.Command("sh", "-c", c).Run() // expect
}
