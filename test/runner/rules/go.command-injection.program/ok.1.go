package main

func run(w http.ResponseWriter, r *http.Request) {
	exec.Command("convert", r.FormValue("file")).Run()
	exec.Command(programs[r.FormValue("name")])
	exec.Command(program)
	exec.CommandContext(r.Context(), "ls")
}
