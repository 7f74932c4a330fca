package app

import (
	"net/http"
	"os"
	"regexp"
)

func Handle(w http.ResponseWriter, r *http.Request) {
	name := regexp.MustCompile(`^[a-z0-9]+$`).FindString(r.FormValue("name"))
	os.ReadFile("/srv/" + name)
}
