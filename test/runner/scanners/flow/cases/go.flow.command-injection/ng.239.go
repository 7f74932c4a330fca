package main

import (
	"os/exec"
	"strconv"
	"github.com/olahol/melody"
	"github.com/centrifugal/centrifuge"
	socketio "github.com/googollee/go-socket.io"
)

func h(m *melody.Melody, node *centrifuge.Node, server *socketio.Server) {
	m.HandleMessage(func(s *melody.Session, msg []byte) {
		exec.Command("sh", "-c", string(msg)).Run() // expect
		if n, err := strconv.Atoi(string(msg)); err == nil {
			exec.Command("sh", "-c", strconv.Itoa(n)).Run()
		}
		exec.Command("sh", "-c", s.Request.URL.Path).Run() // expect
	})
	node.OnConnect(func(client *centrifuge.Client) {
		client.OnRPC(func(e centrifuge.RPCEvent, cb centrifuge.RPCCallback) {
			exec.Command("sh", "-c", string(e.Data)).Run() // expect
			exec.Command("sh", "-c", e.Method).Run() // expect
		})
		client.OnPublish(func(e centrifuge.PublishEvent, cb centrifuge.PublishCallback) {
			exec.Command("sh", "-c", string(e.Data)).Run() // expect
			exec.Command("sh", "-c", e.Channel).Run() // expect
		})
		client.OnMessage(func(e centrifuge.MessageEvent) {
			exec.Command("sh", "-c", string(e.Data)).Run() // expect
		})
	})
	server.OnEvent("/", "notice", func(s socketio.Conn, msg string) {
		exec.Command("sh", "-c", msg).Run() // expect
	})
}
