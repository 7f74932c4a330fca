package tools

import (
	"context"
	"os/exec"

	pb "example.com/tools/proto"
)

type server struct{ pb.UnimplementedToolsServer }

func (s *server) Run(ctx context.Context, in *pb.RunRequest) (*pb.RunReply, error) {
	err := exec.Command("sh", "-c", in.GetCommand()).Run() // expect
	return &pb.RunReply{}, err
}
