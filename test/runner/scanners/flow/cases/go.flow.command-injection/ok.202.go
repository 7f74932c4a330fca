package prints

import (
	"net/http"
	"os/exec"
	"strconv"
	"strings"
)

type options []string

func (o *options) add(name, value string) {
	*o = append(*o, "--"+name+"="+value)
}

func (o *options) addNumber(name, value string) {
	if number, err := strconv.Atoi(value); err == nil {
		*o = append(*o, "--"+name+"="+strconv.Itoa(number))
	}
}

type job struct{ title, tray string }

func (j *job) reset(title string) { *j = job{title: title, tray: "a"} }

func replace(value *string) { *value = "letter" }

func printPage(w http.ResponseWriter, r *http.Request) {
	options := options{"--quiet"}
	options.addNumber("copies", r.FormValue("copies"))
	options.add("title", "report")
	exec.Command("sh", "-c", "lpr "+strings.Join(options, " ")).Run()

	var sheet job
	sheet.reset(r.FormValue("title"))
	exec.Command("sh", "-c", "lpr -o "+sheet.tray).Run()

	kept := job{title: r.FormValue("title")}
	kept.reset("report")
	exec.Command("sh", "-c", "lpr -T "+kept.title).Run()

	paper := r.FormValue("paper")
	replace(&paper)
	exec.Command("sh", "-c", "lpr -o "+paper).Run()
}
