package main

import (
	"os/exec"
	"strconv"
	"context"
	pb "example.com/rpc/haberdasher"
	"github.com/twitchtv/twirp"
)

type S struct{}
func (s *S) MakeHat(ctx context.Context, size *pb.Size) (*pb.Hat, error) {
	exec.Command("sh", "-c", size.Name).Run() // expect
	if n, err := strconv.Atoi(size.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	h, _ := twirp.HTTPRequestHeaders(ctx)
	exec.Command("sh", "-c", h.Get("x")).Run() // expect
	return nil, nil
}
