package ops

import (
	"net/http"
	"os/exec"
	"regexp"
)

var unitName = regexp.MustCompile(`^[a-z][a-z0-9-]{0,40}$`)

func Restart(w http.ResponseWriter, r *http.Request) {
	unit := r.FormValue("unit")
	if !unitName.MatchString(unit) {
		w.Header().Set("X-Warning", "unusual name")
	}
	if err := exec.Command("sh", "-c", "systemctl restart "+unit).Run(); err != nil { // expect
		http.Error(w, "failed", http.StatusInternalServerError)
	}
}
