package dumps

import (
	"context"
	"os/exec"

	dumpsv1 "example.com/tools/gen/dumps/v1"
	"google.golang.org/grpc"
)

type DumpServer struct {
	dumpsv1.UnimplementedDumpServiceServer
}

func (s *DumpServer) Dump(
	ctx context.Context, req *dumpsv1.DumpRequest,
) (*dumpsv1.DumpResponse, error) {
	err := exec.CommandContext(ctx, "bash", "-o", "pipefail", "-c", "dump "+req.GetTable()+" | gzip").Run() // expect
	return &dumpsv1.DumpResponse{}, err
}

func (s *DumpServer) Restore(_ context.Context, dump *dumpsv1.Dump) (*dumpsv1.DumpResponse, error) {
	err := exec.Command("sh", "-c", "restore "+dump.GetName()).Run() // expect
	return &dumpsv1.DumpResponse{}, err
}

func (s *DumpServer) Watch(req *dumpsv1.WatchRequest, stream dumpsv1.DumpService_WatchServer) error {
	return exec.Command("sh", "-c", "tail "+req.File).Run() // expect
}

func (s *DumpServer) Upload(stream dumpsv1.DumpService_UploadServer) error {
	for {
		part, err := stream.Recv()
		if err != nil {
			return err
		}
		if err := exec.Command("sh", "-c", "unpack "+part.GetName()).Run(); err != nil { // expect
			return err
		}
	}
}

func (s *DumpServer) Import(stream grpc.ClientStreamingServer[dumpsv1.ImportRequest, dumpsv1.ImportResponse]) error {
	part, err := stream.Recv()
	if err != nil {
		return err
	}
	return exec.Command("sh", "-c", "import "+part.GetName()).Run() // expect
}
