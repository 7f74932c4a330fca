package main

import (
	"os/exec"
	"strconv"
	"context"
	pb "example.com/api/helloworld/v1"
	"github.com/go-kratos/kratos/v2/transport"
	khttp "github.com/go-kratos/kratos/v2/transport/http"
)

type S struct {
	pb.UnimplementedGreeterServer
}
func (s *S) SayHello(ctx context.Context, req *pb.HelloRequest) (*pb.HelloReply, error) {
	exec.Command("sh", "-c", req.Name).Run() // expect
	if n, err := strconv.Atoi(req.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", req.GetName()).Run() // expect
	if tr, ok := transport.FromServerContext(ctx); ok {
		exec.Command("sh", "-c", tr.RequestHeader().Get("x")).Run() // expect
	}
	return nil, nil
}
type In struct { Name string }
func h(ctx khttp.Context) error {
	var in In
	ctx.Bind(&in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	var q In
	ctx.BindQuery(&q)
	exec.Command("sh", "-c", q.Name).Run() // expect
	exec.Command("sh", "-c", ctx.Vars().Get("id")).Run() // expect
	exec.Command("sh", "-c", ctx.Query().Get("id")).Run() // expect
	exec.Command("sh", "-c", ctx.Form().Get("id")).Run() // expect
	exec.Command("sh", "-c", ctx.Header().Get("id")).Run() // expect
	exec.Command("sh", "-c", ctx.Request().URL.Path).Run() // expect
	return nil
}
