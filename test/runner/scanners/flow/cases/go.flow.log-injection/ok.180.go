package audit

import (
	"io"
	"log"
	"net/http"
	"strings"
	"text/template"
)

var lineBreaks = strings.NewReplacer("\r", `\r`, "\n", `\n`)

type Trail struct {
	out *log.Logger
}

func NewTrail(w io.Writer) *Trail {
	return &Trail{out: log.New(w, "", log.LstdFlags)}
}

func (t *Trail) Record(subject string) {
	t.out.Printf("login of %s", lineBreaks.Replace(subject))
}

func (t *Trail) Count(attempts int) {
	t.out.Printf("login number %d", attempts)
}

type printer struct{ rows []string }

func (p *printer) Printf(format string, rest ...any) { p.rows = append(p.rows, format) }

// Only its name is that of a method of a logger.
type Journal struct {
	to     *printer
	layout *template.Template
}

func (j *Journal) Note(subject string) {
	j.to.Printf("logout of %s", subject)
}

type Accounts struct {
	trail   *Trail
	journal *Journal
}

func (a *Accounts) Login(w http.ResponseWriter, r *http.Request) {
	a.trail.Record(r.FormValue("email"))
	a.trail.Count(len(r.FormValue("email")))
	a.journal.Note(r.FormValue("email"))
}
