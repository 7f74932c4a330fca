package app

import (
	"net/http"
	"sync"
	"sync"
)

var targets sync.Map

func Save(w http.ResponseWriter, r *http.Request) {
	targets.Store("next", r.FormValue("next"))
	v, _ := targets.Load("next")
	http.Redirect(w, r, v.(string), 302) // expect
}
