package rules

import (
	"encoding/json"
	"net/http"

	"github.com/dop251/goja"
)

func Evaluate(w http.ResponseWriter, r *http.Request) {
	vm := goja.New()
	expression := r.FormValue("expression")
	vm.Set("input", expression)
	value, err := vm.RunString("(function () { return input.length; })()")
	if err != nil {
		http.Error(w, "not an expression", http.StatusUnprocessableEntity)
		return
	}
	json.NewEncoder(w).Encode(map[string]any{"value": value.Export()})
}
