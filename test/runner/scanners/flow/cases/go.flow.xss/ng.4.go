package app

import (
	"fmt"
	"net/http"
	"strconv"
)

func Show(w http.ResponseWriter, r *http.Request) {
	id := r.FormValue("id")
	if _, err := strconv.Atoi(id); err != nil {
		fmt.Fprintf(w, "<b>bad id %v</b>", id) // expect
		return
	}
	fmt.Fprintf(w, "<b>%v</b>", 1)
}
