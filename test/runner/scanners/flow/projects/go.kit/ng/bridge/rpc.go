package bridge

import (
	"context"
	"os/exec"

	"github.com/go-kit/kit/endpoint"
	grpctransport "github.com/go-kit/kit/transport/grpc"

	"example.com/ferry/pb"
)

type lowerRequest struct {
	Crane string
	Depth int
}

func NewServer() grpctransport.Handler {
	return grpctransport.NewServer(makeLower(), decodeLowerRequest, encodeLower)
}

func makeLower() endpoint.Endpoint {
	return func(ctx context.Context, request interface{}) (interface{}, error) {
		req := request.(lowerRequest)
		return exec.Command("sh", "-c", "lower "+req.Crane).Output() // expect
	}
}

func decodeLowerRequest(_ context.Context, message interface{}) (interface{}, error) {
	req := message.(*pb.LowerRequest)
	return lowerRequest{Crane: req.Crane, Depth: int(req.Depth)}, nil
}

func encodeLower(_ context.Context, response interface{}) (interface{}, error) {
	return &pb.LowerReply{}, nil
}
