package dumps

import (
	"context"
	"os/exec"

	dumpsv1 "example.com/tools/gen/dumps/v1"
	"github.com/google/uuid"
)

type DumpServer struct {
	dumpsv1.UnimplementedDumpServiceServer
}

func (s *DumpServer) Dump(
	ctx context.Context, req *dumpsv1.DumpRequest,
) (*dumpsv1.DumpResponse, error) {
	err := exec.CommandContext(ctx, "dump", "--table", req.GetTable()).Run()
	return &dumpsv1.DumpResponse{}, err
}

func (s *DumpServer) Remove(ctx context.Context, id uuid.UUID) error {
	return exec.CommandContext(ctx, "sh", "-c", "remove "+id.String()).Run()
}

func (s *DumpServer) Upload(stream dumpsv1.DumpService_UploadServer) error {
	part, err := stream.Recv()
	if err != nil {
		return err
	}
	return exec.Command("unpack", part.GetName()).Run()
}

func follow(ctx context.Context, client dumpsv1.DumpServiceClient) error {
	stream, err := client.Watch(ctx, &dumpsv1.WatchRequest{File: "main"})
	if err != nil {
		return err
	}
	line, err := stream.Recv()
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", "show "+line.GetText()).Run()
}
