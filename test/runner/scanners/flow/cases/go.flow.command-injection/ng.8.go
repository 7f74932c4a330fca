package main
import ("net/http";"os/exec";"errors";"fmt")
type myErr struct{ msg string }
func (e *myErr) Error() string { return e.msg }
func fail(s string) error { return &myErr{s} }
func fail2(s string) *myErr { return &myErr{msg: s} }
func wrap(s string) error { return fmt.Errorf("x %s", s) }
func h(w http.ResponseWriter, r *http.Request) {
	e := &myErr{r.FormValue("e")}
	exec.Command("sh", "-c", e.msg).Run() // expect
	exec.Command("sh", "-c", e.Error()).Run() // expect
	f := fail2(r.FormValue("e"))
	exec.Command("sh", "-c", f.msg).Run() // expect
	g := fail(r.FormValue("e"))
	exec.Command("sh", "-c", g.Error()).Run() // expect
	var me *myErr
	if errors.As(g, &me) { exec.Command("sh", "-c", me.msg).Run() } // expect
	k := wrap(r.FormValue("e"))
	exec.Command("sh", "-c", k.Error()).Run() // expect
	var i any = r.FormValue("i")
	switch t := i.(type) {
	case int, int64:
		exec.Command("sh", "-c", fmt.Sprint(t)).Run()
	case uint:
		exec.Command("sh", "-c", fmt.Sprint(t)).Run()
	case string:
		exec.Command("sh", "-c", t).Run() // expect
	}
}
