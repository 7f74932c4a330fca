package cards

import (
	"fmt"
	"net/http"
)

func Show(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("name")
	panic(fmt.Sprintf("there is no card %s", name))
}
