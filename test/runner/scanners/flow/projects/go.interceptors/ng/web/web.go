package web

import (
	"context"
	"net/http"

	pb "example.org/rpcng/pb"
	"example.org/rpcng/tenant"
)

type Server struct{}

func (s *Server) Check(ctx context.Context, req *pb.CheckRequest) (*pb.CheckReply, error) {
	t, ok := tenant.FromContext(ctx)
	if !ok {
		return nil, nil
	}
	_, err := http.Get("https://" + t.Host + "/health") // expect
	return nil, err
}
