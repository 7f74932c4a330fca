package main

import (
	"os/exec"
	"strconv"
	"bufio"
	"context"
	"net"
	"net/mail"
	"net/rpc"
	"net/textproto"
	"github.com/emersion/go-smtp"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gomcp "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/gliderlabs/ssh"
)

type Args struct { Name string }
type T struct{}
func (t *T) Run(args *Args, reply *string) error {
	exec.Command("sh", "-c", args.Name).Run() // expect
	if n, err := strconv.Atoi(args.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	return nil
}
func (s *Session) Rcpt(to string, opts *smtp.RcptOptions) error {
	exec.Command("sh", "-c", to).Run() // expect
	return nil
}
func (s *Session) Mail(from string, opts *smtp.MailOptions) error {
	exec.Command("sh", "-c", from).Run() // expect
	return nil
}
func tool(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, _ := request.RequireString("name")
	exec.Command("sh", "-c", name).Run() // expect
	exec.Command("sh", "-c", request.GetString("a", "")).Run() // expect
	exec.Command("sh", "-c", request.GetArguments()["a"].(string)).Run() // expect
	exec.Command("sh", "-c", request.Params.Arguments["a"].(string)).Run() // expect
	return nil, nil
}
func tool2(ctx context.Context, req *gomcp.CallToolRequest, in Args) (*gomcp.CallToolResult, any, error) {
	exec.Command("sh", "-c", in.Name).Run() // expect
	return nil, nil, nil
}
func m() {
	gomcp.AddTool(srv, &gomcp.Tool{Name: "x"}, tool2)
	rpc.Register(new(T))
	ssh.Handle(func(s ssh.Session) {
		exec.Command("sh", "-c", s.RawCommand()).Run() // expect
		exec.Command("sh", "-c", s.User()).Run() // expect
		exec.Command("sh", "-c", s.Command()[0]).Run() // expect
	})
}
func conn(c net.Conn) {
	sc := bufio.NewScanner(c)
	for sc.Scan() {
		exec.Command("sh", "-c", sc.Text()).Run() // expect
	}
}
func mm(r *mail.Message) {
	exec.Command("sh", "-c", r.Header.Get("Subject")).Run() // expect
}
