package memos

import (
	"maps"
	"net/http"
	"os/exec"
	"slices"
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
		exec.Command("sh", "-c", l[0]).Run()
	}
	{
		l := []string{"a", q}
		exec.Command("sh", "-c", strings.Join(l[:1], ",")).Run()
	}
	{
		m := map[string]Two{"a": {"x", q}}
		exec.Command("sh", "-c", m["a"].First).Run()
	}
	{
		t := []Two{{"a", q}}
		exec.Command("sh", "-c", t[0].First).Run()
	}
	{
		t := struct{ A, B string }{"a", q}
		exec.Command("sh", "-c", t.A).Run()
	}
	{
		l := slices.Sorted(maps.Keys(map[string]string{"a": q}))
		exec.Command("sh", "-c", l[0]).Run()
	}
	{
		m := maps.Clone(map[string]string{"a": "x", "b": q})
		exec.Command("sh", "-c", m["a"]).Run()
	}
	{
		m := map[string]string{"c": "x"}
		maps.Copy(m, map[string]string{"a": "x", "b": q})
		exec.Command("sh", "-c", m["c"]).Run()
	}
}
