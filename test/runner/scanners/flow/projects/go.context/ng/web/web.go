package web

import (
	"net/http"
	"os/exec"

	"example.com/contextng/auth"
)

func Audit(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", "audit "+auth.TenantOf(r.Context())).Run() // expect
}
