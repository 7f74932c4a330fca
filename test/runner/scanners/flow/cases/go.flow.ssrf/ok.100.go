package main

import (
	"net/http"

	"github.com/go-resty/resty/v2"
)

type depots struct {
	remote *resty.Client
}

func (d depots) stock(kind string, found *[]string) error {
	request := d.remote.R().
		SetQueryParam("kind", kind).
		SetBody(map[string]string{"kind": kind}).
		SetResult(found)
	_, err := request.Post("https://depots.example/stock")
	return err
}

func stock(d depots) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var found []string
		if err := d.stock(r.FormValue("kind"), &found); err != nil {
			http.Error(w, "unavailable", http.StatusBadGateway)
		}
	}
}

func main() {
	http.HandleFunc("/stock", stock(depots{remote: resty.New()}))
}
