package prints

import (
	"net/http"
	"os/exec"
	"strings"
)

type options []string

func (o *options) add(name, value string) {
	*o = append(*o, "--"+name+"="+value)
}

type label string

func (l *label) set(text string) { *l = label(text) }

type job struct{ title, tray string }

func (j *job) reset(title string) { *j = job{title: title, tray: "a"} }

func fallback(value *string, other string) {
	if *value == "" {
		*value = other
	}
}

func collect(into *[]string, value string) {
	*into = append(*into, value)
}

func printPage(w http.ResponseWriter, r *http.Request) {
	given := options{"--quiet"}
	given.add("title", r.FormValue("title"))
	exec.Command("sh", "-c", "lpr "+strings.Join(given, " ")).Run() // expect

	var none options
	none.add("title", r.FormValue("title"))
	exec.Command("sh", "-c", "lpr "+strings.Join(none, " ")).Run() // expect

	var name label
	name.set(r.FormValue("name"))
	exec.Command("sh", "-c", "lpr -T "+string(name)).Run() // expect

	var sheet job
	sheet.reset(r.FormValue("title"))
	exec.Command("sh", "-c", "lpr -T "+sheet.title).Run() // expect

	copies := ""
	fallback(&copies, r.FormValue("copies"))
	exec.Command("sh", "-c", "lpr -# "+copies).Run() // expect

	var parts []string
	collect(&parts, r.FormValue("part"))
	exec.Command("sh", "-c", "lpr "+strings.Join(parts, " ")).Run() // expect
}
