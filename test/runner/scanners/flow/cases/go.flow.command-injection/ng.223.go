package main

import (
	"os/exec"
	"strconv"
	"context"
	"io"
	"google.golang.org/grpc/metadata"
	pb "example.com/proto"
	"google.golang.org/grpc"
)

type S struct {
	pb.UnimplementedFilesServer
}
func (s *S) Get(ctx context.Context, in *pb.GetRequest) (*pb.GetReply, error) {
	exec.Command("sh", "-c", in.Name).Run() // expect
	if n, err := strconv.Atoi(in.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", in.GetName()).Run() // expect
	exec.Command("sh", "-c", in.GetSub().GetName()).Run() // expect
	md, _ := metadata.FromIncomingContext(ctx)
	exec.Command("sh", "-c", md.Get("x")[0]).Run() // expect
	exec.Command("sh", "-c", md["x"][0]).Run() // expect
	return nil, nil
}
func (s *S) Up(stream pb.Files_UpServer) error {
	for {
		c, err := stream.Recv()
		if err == io.EOF { return nil }
		exec.Command("sh", "-c", c.Name).Run() // expect
		exec.Command("sh", "-c", c.GetName()).Run() // expect
	}
}
func (s *S) Up2(stream grpc.ClientStreamingServer[pb.Chunk, pb.Reply]) error {
	c, _ := stream.Recv()
	exec.Command("sh", "-c", c.Name).Run() // expect
	return nil
}
func (s *S) List(in *pb.ListRequest, stream pb.Files_ListServer) error {
	exec.Command("sh", "-c", in.Name).Run() // expect
	return nil
}
func unary(ctx context.Context, req any, info *grpc.UnaryServerInfo, handler grpc.UnaryHandler) (any, error) {
	exec.Command("sh", "-c", req.(*pb.GetRequest).Name).Run() // expect
	return handler(ctx, req)
}
