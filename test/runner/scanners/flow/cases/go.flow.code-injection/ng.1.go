package rules

func Run(w http.ResponseWriter, r *http.Request) {
	vm := goja.New()
	vm.RunString("(" + r.FormValue("rule") + ")()") // expect
	body, _ := io.ReadAll(io.LimitReader(r.Body, 1024))
	state := lua.NewState()
	state.DoString(string(body)) // expect
	otto.New().Run(r.Header.Get("X-Rule")) // expect
}
