package main

import (
	"net/http"

	"github.com/go-resty/resty/v2"
)

type depots struct {
	remote *resty.Client
}

func (d depots) stock(host string, found *[]string) error {
	_, err := d.remote.R(). // expect
				SetAuthToken("none").
				SetQueryParam("kind", "all").
				SetHeader("Accept", "application/json").
				SetResult(found).
				Get("https://" + host + "/stock")
	return err
}

func stock(d depots) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var found []string
		if err := d.stock(r.FormValue("depot")+".depots.example", &found); err != nil {
			http.Error(w, "unavailable", http.StatusBadGateway)
		}
	}
}

func main() {
	http.HandleFunc("/stock", stock(depots{remote: resty.New()}))
}
