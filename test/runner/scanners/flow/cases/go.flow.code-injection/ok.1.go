package rules

var scripts = map[string]string{"gross": "price * 1.19"}

func Run(w http.ResponseWriter, r *http.Request) {
	vm := goja.New()
	vm.Set("input", r.FormValue("rule"))
	vm.RunString("input.length")
	source, ok := scripts[r.FormValue("rule")]
	if !ok {
		return
	}
	vm.RunString(source)
}
