package main

import (
	"net/http"

	"example.org/greenhouse/alerts"
	"example.org/greenhouse/routes"
	"example.org/greenhouse/web"
)

func main() {
	hub := alerts.NewHub()
	alerts.Listen(hub)
	http.ListenAndServe(":8000", routes.All(&web.Sensors{Hub: hub}))
}
