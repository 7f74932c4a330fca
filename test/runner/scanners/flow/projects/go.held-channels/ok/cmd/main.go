package main

import (
	"context"
	"net/http"

	"example.com/press/bind"
	"example.com/press/press"
	"example.com/press/web"
)

func main() {
	tray := press.NewTray(20)
	press.NewRoller(tray).Start(context.Background(), 2)
	go bind.NewBinder(tray).Run()
	http.ListenAndServe(":8080", web.New(tray))
}
