package main
import ("net/http";"os/exec";"strings";"sort";"maps";"slices";"sync";"errors";"fmt")
type node struct{ val string; next *node }
type stack[T any] struct{ items []T }
func (s *stack[T]) push(v T) { s.items = append(s.items, v) }
func (s *stack[T]) pop() (T, bool) { v := s.items[len(s.items)-1]; s.items = s.items[:len(s.items)-1]; return v, true }
type myErr struct{ msg string }
func (e *myErr) Error() string { return e.msg }
func fail(s string) error { return &myErr{s} }
func named(r *http.Request) (out string, err error) { defer func() { out = out + "!" }(); out = r.FormValue("n"); return }
func h(w http.ResponseWriter, r *http.Request) {
	m := map[string][]string{}
	for _, v := range r.Form["x"] { m["k"] = append(m["k"], v) }
	exec.Command("sh", "-c", m["k"][0]).Run() // expect
	n := &node{val: r.FormValue("a")}
	n = &node{val: "b", next: n}
	for p := n; p != nil; p = p.next { exec.Command("sh", "-c", p.val).Run() } // expect
	s := &stack[string]{}
	s.push(r.FormValue("s"))
	v, _ := s.pop()
	exec.Command("sh", "-c", v).Run() // expect
	ks := slices.Sorted(maps.Keys(map[string]int{r.FormValue("k"): 1}))
	var mu sync.Map
	mu.Store("a", r.FormValue("m"))
	if x, ok := mu.Load("a"); ok { exec.Command("sh", "-c", x.(string)).Run() } // expect
	var once sync.Once
	var g string
	once.Do(func() { g = r.FormValue("g") })
	exec.Command("sh", "-c", g).Run() // expect
	err := fail(r.FormValue("e"))
	var me *myErr
	if errors.As(err, &me) { exec.Command("sh", "-c", me.msg).Run() } // expect
	exec.Command("sh", "-c", err.Error()).Run() // expect
	o, _ := named(r)
	exec.Command("sh", "-c", o).Run() // expect
	var sb strings.Builder
	fmt.Fprintf(&sb, "x %s", r.FormValue("f"))
	exec.Command("sh", "-c", sb.String()).Run() // expect
	f := strings.FieldsFunc(r.FormValue("q"), func(c rune) bool { return c == ',' })
	sort.Strings(f)
	exec.Command("sh", "-c", f[0]).Run() // expect
	var i any = r.FormValue("i")
	switch t := i.(type) {
	case string:
		exec.Command("sh", "-c", t).Run() // expect
	case int:
		exec.Command("sh", "-c", fmt.Sprint(t)).Run()
	}
	ch := make(chan string, 1)
	go func() { defer close(ch); ch <- r.FormValue("c") }()
	select { case c := <-ch: exec.Command("sh", "-c", c).Run(); default: } // expect
	arr := [3]string{1: r.FormValue("z")}
	exec.Command("sh", "-c", arr[1]).Run() // expect
	ptr := &arr[1]
	exec.Command("sh", "-c", *ptr).Run() // expect
	fn := map[string]func(string) string{"a": strings.ToUpper}["a"]
	exec.Command("sh", "-c", fn(r.FormValue("u"))).Run() // expect
	a, b := strings.Cut(r.FormValue("cut"), ":")
	exec.Command("sh", "-c", b).Run(); _ = a // expect
	for i, part := range strings.SplitSeq(r.FormValue("sq"), ",") { exec.Command("sh", "-c", part).Run(); _ = i } // expect
	bs := []byte(r.FormValue("bs")); copy(bs[1:], "x")
	exec.Command("sh", "-c", string(bs)).Run() // expect
}
