package routes

import (
	"net/http"

	"example.org/orchard/web"
)

func All(sensors *web.Sensors) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /alerts", sensors.Raise)
	return mux
}
