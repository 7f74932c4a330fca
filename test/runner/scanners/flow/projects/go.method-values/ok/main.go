package main

import (
	"net/http"

	"example.org/orchard/alerts"
	"example.org/orchard/routes"
	"example.org/orchard/web"
)

func main() {
	hub := alerts.NewHub()
	alerts.Listen(hub)
	http.ListenAndServe(":8000", routes.All(&web.Sensors{Hub: hub}))
}
