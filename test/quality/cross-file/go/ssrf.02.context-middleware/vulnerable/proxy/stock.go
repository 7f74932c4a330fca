package proxy

import (
	"net/http"

	"example.com/gateway/middleware"
)

func Stock(w http.ResponseWriter, r *http.Request) {
	response, err := http.Get("http://" + middleware.BackendOf(r.Context()) + "/stock") // expect
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	defer response.Body.Close()
	w.WriteHeader(response.StatusCode)
}
