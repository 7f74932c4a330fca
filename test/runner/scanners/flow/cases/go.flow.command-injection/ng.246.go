package jobs

import (
	"context"
	"os/exec"

	"github.com/redis/go-redis/v9"
)

type Store struct {
	rdb    *redis.Client
	client redis.UniversalClient
}

func (s *Store) Run(ctx context.Context) {
	a, err := s.rdb.Get(ctx, "command").Result()
	if err != nil {
		return
	}
	exec.Command("sh", "-c", a).Run()                                   // expect
	exec.Command("sh", "-c", s.rdb.Get(ctx, "command").Val()).Run()     // expect
	exec.Command("sh", "-c", s.client.HGet(ctx, "job", "c").Val()).Run() // expect
	b, _ := s.client.Get(ctx, "command").Result()
	exec.Command("sh", "-c", b).Run() // expect
	c, _ := s.rdb.BLPop(ctx, 0, "jobs").Result()
	exec.Command("sh", "-c", c[1]).Run() // expect
	d, _ := s.rdb.HGetAll(ctx, "job").Result()
	exec.Command("sh", "-c", d["command"]).Run() // expect
	for _, m := range s.rdb.SMembers(ctx, "jobs").Val() {
		exec.Command("sh", "-c", m).Run() // expect
	}
	raw, _ := s.rdb.Get(ctx, "command").Bytes()
	exec.Command("sh", "-c", string(raw)).Run() // expect
	streams, _ := s.rdb.XRead(ctx, &redis.XReadArgs{Streams: []string{"jobs", "$"}}).Result()
	exec.Command("sh", "-c", streams[0].Messages[0].Values["command"].(string)).Run() // expect
	var job struct{ Command string }
	s.rdb.HGetAll(ctx, "job").Scan(&job)
	exec.Command("sh", "-c", job.Command).Run() // expect
	cmd := s.rdb.Get(ctx, "command")
	v, _ := cmd.Result()
	exec.Command("sh", "-c", v).Run() // expect
	text, _ := s.rdb.Get(ctx, "x").Text()
	exec.Command("sh", "-c", text).Run() // expect
	vals, _ := s.rdb.MGet(ctx, "a", "b").Result()
	exec.Command("sh", "-c", vals[0].(string)).Run() // expect
	vs, _ := s.rdb.LRange(ctx, "jobs", 0, -1).Result()
	exec.Command("sh", "-c", vs[0]).Run() // expect
}
