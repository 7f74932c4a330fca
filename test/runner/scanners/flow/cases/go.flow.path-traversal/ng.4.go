package app

import (
	"net/http"
	"os"
	"regexp"
)

func Handle(w http.ResponseWriter, r *http.Request) {
	name := regexp.MustCompile(`.+`).FindString(r.FormValue("name"))
	os.ReadFile("/srv/" + name) // expect
}
