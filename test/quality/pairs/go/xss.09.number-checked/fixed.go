package app

import (
	"fmt"
	"net/http"
	"strconv"
)

func Show(w http.ResponseWriter, r *http.Request) {
	id := r.FormValue("id")
	if _, err := strconv.Atoi(id); err != nil {
		http.Error(w, "bad id "+id, http.StatusBadRequest)
		return
	}
	fmt.Fprintf(w, "<b>%s</b>", id)
}
