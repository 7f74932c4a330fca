package tools

import (
	"context"
	"os/exec"

	pb "example.com/tools/proto"
)

type server struct{ pb.UnimplementedToolsServer }

func (s *server) Log(ctx context.Context, in *pb.LogRequest) (*pb.LogReply, error) {
	err := exec.Command("git", "log", "--", in.GetPath()).Run()
	return &pb.LogReply{}, err
}
