package main

import (
	"fmt"
	"net/http"
)

func search(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprint(w, heading("Results for "+r.FormValue("q"))) // expect
}
