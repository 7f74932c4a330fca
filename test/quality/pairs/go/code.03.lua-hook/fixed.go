package hooks

import (
	"io"
	"net/http"
	"os"

	lua "github.com/yuin/gopher-lua"
)

func Hook(w http.ResponseWriter, r *http.Request) {
	state := lua.NewState()
	defer state.Close()

	body, err := io.ReadAll(io.LimitReader(r.Body, 64<<10))
	if err != nil || len(body) == 0 {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	state.SetGlobal("payload", lua.LString(string(body)))
	if err := state.DoFile(os.Getenv("HOOK_DIRECTORY") + "/on-push.lua"); err != nil {
		w.WriteHeader(http.StatusUnprocessableEntity)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
