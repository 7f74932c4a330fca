package web

import (
	"context"
	"net/http"

	pb "example.org/rpcok/pb"
	"example.org/rpcok/tenant"
)

type Server struct{}

func (s *Server) Check(ctx context.Context, req *pb.CheckRequest) (*pb.CheckReply, error) {
	t, ok := tenant.FromContext(ctx)
	if !ok {
		return nil, nil
	}
	_, err := http.Get("https://" + t.Host + "/health")
	return nil, err
}
