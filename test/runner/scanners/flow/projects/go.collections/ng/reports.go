package reports

import (
	"maps"
	"net/http"
	"os/exec"
	"slices"
	"sort"
	"strings"
)

type Two struct {
	First  string
	Second string
}

func m1(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query().Get("q")
	{
		l := []string{"a", q}
		exec.Command("sh", "-c", l[1]).Run() // expect
	}
	{
		l := []string{"a", q}
		m := l[1:]
		exec.Command("sh", "-c", m[0]).Run() // expect
	}
	{
		l := []string{"a", q}
		exec.Command("sh", "-c", strings.Join(l, ",")).Run() // expect
	}
	{
		l := []string{"a", q}
		m := make([]string, 2)
		copy(m, l)
		exec.Command("sh", "-c", m[1]).Run() // expect
	}
	{
		m := map[string]string{q: "x"}
		s := ""
		for k := range m {
			s += k
		}
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		m := map[string]Two{"a": {"x", q}}
		exec.Command("sh", "-c", m["a"].Second).Run() // expect
	}
	{
		t := []Two{{"a", q}}
		exec.Command("sh", "-c", t[0].Second).Run() // expect
	}
	{
		t := []Two{{"a", q}}
		s := ""
		for _, v := range t {
			s += v.Second
		}
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		t := struct{ A, B string }{"a", q}
		exec.Command("sh", "-c", t.B).Run() // expect
	}
	{
		l := []string{"a", q}
		sort.Strings(l)
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
}

func m2(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query().Get("q")
	{
		l := []string{"a", q}
		slices.Sort(l)
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
	{
		l := []string{"a", q}
		slices.Reverse(l)
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
	{
		m := map[string]string{"c": "x"}
		maps.Copy(m, map[string]string{"a": "x", "b": q})
		exec.Command("sh", "-c", m["b"]).Run() // expect
	}
}
