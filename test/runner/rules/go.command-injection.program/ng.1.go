package main

func run(w http.ResponseWriter, r *http.Request) {
	exec.Command(r.FormValue("program")).Run() // expect
	name := r.URL.Query().Get("name")
	exec.Command(name, "--version") // expect
	exec.CommandContext(ctx, "/opt/"+name) // expect
}
