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
	err := exec.CommandContext(ctx, "sh", "-c", "greet "+req.Msg.GetName()).Run() // expect
	return connect.NewResponse(&greetingsv1.GreetResponse{}), err
}

func (g *Greeter) Trace(
	ctx context.Context, req *connect.Request[greetingsv1.TraceRequest],
) (*connect.Response[greetingsv1.TraceResponse], error) {
	err := exec.CommandContext(ctx, "sh", "-c", "trace "+req.Header().Get("X-Trace")).Run() // expect
	return connect.NewResponse(&greetingsv1.TraceResponse{}), err
}

func (g *Greeter) Collect(
	ctx context.Context, stream *connect.ClientStream[greetingsv1.CollectRequest],
) (*connect.Response[greetingsv1.CollectResponse], error) {
	for stream.Receive() {
		if err := exec.CommandContext(ctx, "sh", "-c", "collect "+stream.Msg().Name).Run(); err != nil { // expect
			return nil, err
		}
	}
	return connect.NewResponse(&greetingsv1.CollectResponse{}), nil
}
