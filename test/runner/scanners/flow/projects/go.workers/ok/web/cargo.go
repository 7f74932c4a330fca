package web

import (
	"net/http"

	"example.org/barge/cargo"
)

func Load(w http.ResponseWriter, r *http.Request) {
	cargo.Waiting <- cargo.Box{Crane: r.FormValue("crane"), Weight: len(r.FormValue("box"))}
}
