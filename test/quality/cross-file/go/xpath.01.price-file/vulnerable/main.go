package main

import (
	"encoding/json"
	"net/http"

	"example.com/prices/prices"
)

func main() {
	file, err := prices.Load("/srv/prices.xml")
	if err != nil {
		panic(err)
	}
	http.HandleFunc("/price", func(w http.ResponseWriter, r *http.Request) {
		json.NewEncoder(w).Encode(file.PriceOf(r.URL.Query().Get("code")))
	})
	http.ListenAndServe(":8080", nil)
}
