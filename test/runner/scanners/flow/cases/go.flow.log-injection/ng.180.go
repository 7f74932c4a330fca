package audit

import (
	"io"
	"log"
	"net/http"
)

type Trail struct {
	out *log.Logger
}

func NewTrail(w io.Writer) *Trail {
	return &Trail{out: log.New(w, "", log.LstdFlags)}
}

func (t *Trail) Record(subject string) {
	t.out.Printf("login of %s", subject) // expect
}

// Nothing of the repository makes its objects.
type Journal struct {
	to *log.Logger
}

func (j *Journal) Note(subject string) {
	j.to.Print("logout of " + subject) // expect
}

type Accounts struct {
	trail   *Trail
	journal *Journal
}

func (a *Accounts) Login(w http.ResponseWriter, r *http.Request) {
	a.trail.Record(r.FormValue("email"))
}

func (a *Accounts) Logout(w http.ResponseWriter, r *http.Request) {
	a.journal.Note(r.FormValue("email"))
}

func (a *Accounts) Reset(w http.ResponseWriter, r *http.Request) {
	to := log.New(w, "", 0)
	to.Printf("reset of %s", r.FormValue("email"))            // expect
	log.Default().Printf("reset of %s", r.FormValue("email")) // expect
}
