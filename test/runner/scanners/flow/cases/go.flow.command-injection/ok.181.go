package greetings

import (
	"context"
	"os/exec"

	"connectrpc.com/connect"
	greetingsv1 "example.com/tools/gen/greetings/v1"
)

type Greeter struct{}

func (g *Greeter) Greet(
	ctx context.Context, req *connect.Request[greetingsv1.GreetRequest],
) (*connect.Response[greetingsv1.GreetResponse], error) {
	err := exec.CommandContext(ctx, "greet", req.Msg.GetName()).Run()
	return connect.NewResponse(&greetingsv1.GreetResponse{}), err
}

func (g *Greeter) Log(
	ctx context.Context, req *connect.Request[greetingsv1.LogRequest],
) (*connect.Response[greetingsv1.LogResponse], error) {
	err := exec.CommandContext(ctx, "sh", "-c", "note "+req.Spec().Procedure).Run()
	return connect.NewResponse(&greetingsv1.LogResponse{}), err
}
