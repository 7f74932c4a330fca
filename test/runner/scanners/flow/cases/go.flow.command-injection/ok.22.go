package press

import (
	"net/http"
	"os/exec"
)

type Order struct {
	Paper string
	Title string
}

type Press struct {
	printers map[string]func(Order)
}

func NewPress() *Press {
	press := &Press{}
	press.printers = map[string]func(Order){"a4": press.sheet, "a0": press.poster}
	return press
}

func (p *Press) sheet(order Order) {
	exec.Command("lpr", order.Title).Run()
}

func (p *Press) poster(order Order) {
	exec.Command("plot", order.Title).Run()
}

func (p *Press) Print(w http.ResponseWriter, r *http.Request) {
	order := Order{Paper: "a4", Title: r.FormValue("title")}
	p.printers[order.Paper](order)
}

func Reprint(w http.ResponseWriter, r *http.Request) {
	order := Order{Paper: "a4", Title: r.FormValue("title")}
	again := map[string]func(string, int){
		"a4": func(title string, copies int) {
			exec.Command("lpr", title).Run()
		},
	}
	again[order.Paper](order.Title, 2)
}
