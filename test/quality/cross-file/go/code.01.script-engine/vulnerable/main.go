package main

import (
	"fmt"
	"net/http"

	"example.com/rules/engine"
)

func main() {
	http.HandleFunc("/check", func(w http.ResponseWriter, r *http.Request) {
		result, err := engine.New().Evaluate(engine.Condition(r.FormValue("minimum")))
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		fmt.Fprint(w, result)
	})
	http.ListenAndServe(":8080", nil)
}
