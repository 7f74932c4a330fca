package main

import (
	"bufio"
	"bytes"
	"cmp"
	"container/heap"
	"container/list"
	"container/ring"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"net/http"
	"os"
	"os/exec"
	"reflect"
	"slices"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"golang.org/x/sync/errgroup"
	"golang.org/x/sync/singleflight"
	"database/sql"
)

func obj1(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		l := []string{}; l = append(l, q);
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		var l []string; l = append(l, strings.Split(q, ",")...);
		exec.Command("sh", "-c", strings.Join(l, " ")).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := make([]string, 3); l[1] = q;
		exec.Command("sh", "-c", l[1]).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := []string{q, "a"};
		exec.Command("sh", "-c", l[len(l)-1] + l[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := [2]string{q, "a"};
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := []string{q}; for i := range l {
		exec.Command("sh", "-c", l[i]).Run() } // expect
	}
}
func obj2(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		l := []string{q}; for i := 0; i < len(l); i++ {
		exec.Command("sh", "-c", l[i]).Run() } // expect
	}
	{
		q := r.FormValue("q")
		l := []string{q}; m := make([]string, 1); copy(m, l);
		exec.Command("sh", "-c", m[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := []string{q}; sort.Strings(l);
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := []string{q}; sort.Slice(l, func(i, j int) bool { return l[i] < l[j] });
		exec.Command("sh", "-c", l[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Clone([]string{q})[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Concat([]string{"a"}, []string{q})[1]).Run() // expect
	}
}
func obj3(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Insert([]string{"a"}, 0, q)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Compact([]string{q})[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Max([]string{q})).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Sorted(maps.Keys(map[string]int{q: 1}))[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Collect(maps.Values(map[string]string{"a": q}))[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		for _, x := range slices.Backward([]string{q}) {
		exec.Command("sh", "-c", x).Run() } // expect
	}
}
func obj4(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		for x := range slices.Values([]string{q}) {
		exec.Command("sh", "-c", x).Run() } // expect
	}
	{
		q := r.FormValue("q")
		for c := range slices.Chunk([]string{q}, 2) {
		exec.Command("sh", "-c", c[0]).Run() } // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.DeleteFunc([]string{q}, func(s string) bool { return s == "" })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Repeat([]string{q}, 2)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Grow([]string{q}, 2)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.Replace([]string{"a"}, 0, 1, q)[0]).Run() // expect
	}
}
func obj5(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", slices.AppendSeq([]string{}, maps.Values(map[string]string{"a": q}))[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]string{}; m["a"] = q;
		exec.Command("sh", "-c", m["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := make(map[string]string); m["a"] = q; if v, ok := m["a"]; ok {
		exec.Command("sh", "-c", v).Run() } // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]string{"a": q}; for _, v := range m {
		exec.Command("sh", "-c", v).Run() } // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]string{q: "a"}; for k := range m {
		exec.Command("sh", "-c", k).Run() } // expect
	}
	{
		q := r.FormValue("q")
		m := map[string][]string{}; m["a"] = append(m["a"], q);
		exec.Command("sh", "-c", m["a"][0]).Run() // expect
	}
}
func obj6(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		m := map[string]map[string]string{"a": {}}; m["a"]["b"] = q;
		exec.Command("sh", "-c", m["a"]["b"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := maps.Clone(map[string]string{"a": q});
		exec.Command("sh", "-c", m["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]string{}; maps.Copy(m, map[string]string{"a": q});
		exec.Command("sh", "-c", m["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := maps.Collect(maps.All(map[string]string{"a": q}));
		exec.Command("sh", "-c", m["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]struct{}{}; m[q] = struct{}{}; var ks []string; for k := range m { ks = append(ks, k) };
		exec.Command("sh", "-c", ks[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]func() string{"a": func() string { return q }};
		exec.Command("sh", "-c", m["a"]()).Run() // expect
	}
}
func obj7(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		m := map[string]any{"a": map[string]any{"b": q}};
		exec.Command("sh", "-c", m["a"].(map[string]any)["b"].(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := list.New(); l.PushBack(q);
		exec.Command("sh", "-c", l.Front().Value.(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := list.New(); l.PushFront(q); for e := l.Front(); e != nil; e = e.Next() {
		exec.Command("sh", "-c", e.Value.(string)).Run() } // expect
	}
	{
		q := r.FormValue("q")
		h := &strHeap{}; heap.Push(h, q);
		exec.Command("sh", "-c", heap.Pop(h).(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var m sync.Map; m.Store("a", q); v, _ := m.Load("a");
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
}
func obj8(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var m sync.Map; v, _ := m.LoadOrStore("a", q);
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var m sync.Map; m.Store("a", q); m.Range(func(k, v any) bool {
		exec.Command("sh", "-c", v.(string)).Run(); return true }) // expect
	}
	{
		q := r.FormValue("q")
		var v atomic.Value; v.Store(q);
		exec.Command("sh", "-c", v.Load().(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var p atomic.Pointer[string]; p.Store(&q);
		exec.Command("sh", "-c", *p.Load()).Run() // expect
	}
	{
		q := r.FormValue("q")
		pool := sync.Pool{New: func() any { return new(bytes.Buffer) }}; b := pool.Get().(*bytes.Buffer); b.Reset(); b.WriteString(q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var once sync.Once; var s string; once.Do(func() { s = q });
		exec.Command("sh", "-c", s).Run() // expect
	}
}
func obj9(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		f := sync.OnceValue(func() string { return q });
		exec.Command("sh", "-c", f()).Run() // expect
	}
	{
		q := r.FormValue("q")
		ch := make(chan string, 1); ch <- q;
		exec.Command("sh", "-c", <-ch).Run() // expect
	}
	{
		q := r.FormValue("q")
		ch := make(chan string); go func() { ch <- q }(); v := <-ch;
		exec.Command("sh", "-c", v).Run() // expect
	}
	{
		q := r.FormValue("q")
		ch := make(chan string); go func() { defer close(ch); ch <- q }(); for v := range ch {
		exec.Command("sh", "-c", v).Run() } // expect
	}
	{
		q := r.FormValue("q")
		ch := make(chan string); go func() { ch <- q }(); select { case v, ok := <-ch: _ = ok
		exec.Command("sh", "-c", v).Run(); case <-time.After(1): } // expect
	}
}
func obj10(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		ch := make(chan res); go func() { ch <- res{v: q} }(); rs := <-ch;
		exec.Command("sh", "-c", rs.v).Run() // expect
	}
	{
		q := r.FormValue("q")
		ch := make(chan string); go produce(ch, q);
		exec.Command("sh", "-c", <-ch).Run() // expect
	}
	{
		q := r.FormValue("q")
		ch := gen(q);
		exec.Command("sh", "-c", <-ch).Run() // expect
	}
	{
		q := r.FormValue("q")
		g, ctx := errgroup.WithContext(r.Context()); _ = ctx; var s string; g.Go(func() error { s = q; return nil }); g.Wait();
		exec.Command("sh", "-c", s).Run() // expect
	}
}
func obj11(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var sg singleflight.Group; v, _, _ := sg.Do("a", func() (any, error) { return q, nil });
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var wg sync.WaitGroup; var s string; wg.Add(1); go func() { defer wg.Done(); s = q }(); wg.Wait();
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		time.AfterFunc(1, func() {
		exec.Command("sh", "-c", q).Run() }) // expect
	}
	{
		q := r.FormValue("q")
		ctx := context.WithValue(r.Context(), "k", q);
		exec.Command("sh", "-c", ctx.Value("k").(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		ctx := context.WithValue(r.Context(), ctxKey{}, q); useCtx(ctx);
		exec.Command("sh", "-c", fmt.Sprint(ctx.Value(ctxKey{}))).Run() // expect
	}
	{
		q := r.FormValue("q")
		r = r.WithContext(context.WithValue(r.Context(), "k", q));
		exec.Command("sh", "-c", r.Context().Value("k").(string)).Run() // expect
	}
}
func obj12(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		f := func(s string) string { return s + "a" };
		exec.Command("sh", "-c", f(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		f := func() string { return q };
		exec.Command("sh", "-c", f()).Run() // expect
	}
	{
		q := r.FormValue("q")
		f := curry(q);
		exec.Command("sh", "-c", f("a")).Run() // expect
	}
	{
		q := r.FormValue("q")
		apply(func(s string) {
		exec.Command("sh", "-c", s).Run() }, q) // expect
	}
	{
		q := r.FormValue("q")
		defer func(s string) {
		exec.Command("sh", "-c", s).Run() }(q) // expect
	}
	{
		q := r.FormValue("q")
		a, b := two(q); _ = a;
		exec.Command("sh", "-c", b).Run() // expect
	}
}
func obj14(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		o := newObj(q);
		exec.Command("sh", "-c", o.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(newObj(q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%s", newObj(q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := newObj("a", withName(q));
		exec.Command("sh", "-c", o.name).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := newBuilder().Name(q).B("b").Build();
		exec.Command("sh", "-c", o.name).Run() // expect
	}
}
func obj15(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		o := &outer{inner: &obj{name: q}};
		exec.Command("sh", "-c", o.inner.Name()).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := obj{name: q}; c := o;
		exec.Command("sh", "-c", c.name).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := &obj{name: q}; c := *o; c.age = 1;
		exec.Command("sh", "-c", c.name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var i namer = &obj{name: q};
		exec.Command("sh", "-c", i.Name()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var i namer = &obj{name: q}; if o, ok := i.(*obj); ok {
		exec.Command("sh", "-c", o.name).Run() } // expect
	}
}
func obj16(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var i any = q; if s, ok := i.(string); ok {
		exec.Command("sh", "-c", s).Run() } // expect
	}
	{
		q := r.FormValue("q")
		var i any = q; switch v := i.(type) { case fmt.Stringer: _ = v; case string:
		exec.Command("sh", "-c", v).Run() } // expect
	}
	{
		q := r.FormValue("q")
		p := &q;
		exec.Command("sh", "-c", *p).Run() // expect
	}
	{
		q := r.FormValue("q")
		p := new(string); *p = q;
		exec.Command("sh", "-c", *p).Run() // expect
	}
	{
		q := r.FormValue("q")
		var s string; setPtr(&s, q);
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := box[string]{v: q};
		exec.Command("sh", "-c", b.Get()).Run() // expect
	}
}
func obj17(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		st := &stack[string]{}; st.Push(q);
		exec.Command("sh", "-c", st.Pop()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", mapf([]string{q}, func(s string) string { return s + "a" })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		pair := tup[string, int]{q, 1};
		exec.Command("sh", "-c", pair.A).Run() // expect
	}
	{
		q := r.FormValue("q")
		t := typed(q);
		exec.Command("sh", "-c", string(t)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", typed(q).Str()).Run() // expect
	}
	{
		q := r.FormValue("q")
		ps := []struct{ k, v string }{{"a", q}}; for _, x := range ps {
		exec.Command("sh", "-c", x.v).Run() } // expect
	}
}
func obj18(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		o := struct{ A string }{A: q};
		exec.Command("sh", "-c", o.A).Run() // expect
	}
	{
		q := r.FormValue("q")
		os.Setenv("X", q);
		exec.Command("sh", "-c", os.Getenv("X")).Run() // expect
	}
	{
		q := r.FormValue("q")
		global = q;
		exec.Command("sh", "-c", global).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", reflect.ValueOf(q).String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", reflect.ValueOf(obj{name: q}).Field(0).String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", reflect.ValueOf(obj{name: q}).FieldByName("name").Interface().(string)).Run() // expect
	}
}
func obj19(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", reflect.ValueOf(obj{name: q}).MethodByName("Name").Call(nil)[0].String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		err := errors.New(q);
		exec.Command("sh", "-c", err.Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		err := fmt.Errorf("x: %w", errors.New(q));
		exec.Command("sh", "-c", errors.Unwrap(err).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		err := fail(q); var me *myErr; if errors.As(err, &me) {
		exec.Command("sh", "-c", me.data).Run() } // expect
	}
	{
		q := r.FormValue("q")
		err := fail(q); if me, ok := err.(*myErr); ok {
		exec.Command("sh", "-c", me.data).Run() } // expect
	}
}
func obj20(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", errors.Join(errors.New(q)).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		for x := range seq(q) {
		exec.Command("sh", "-c", x).Run() } // expect
	}
	{
		q := r.FormValue("q")
		for _, x := range seq2(q) {
		exec.Command("sh", "-c", x).Run() } // expect
	}
}
func obj21(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", cmp.Or("", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", min(q, "a")).Run() // expect
	}
	{
		q := r.FormValue("q")
		s := q; s += "a";
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		n := sql.NullString{String: q, Valid: true};
		exec.Command("sh", "-c", n.String).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, b := "a", q; a, b = b, a;
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		var s string; if true { s = q } else { s = "b" };
		exec.Command("sh", "-c", s).Run() // expect
	}
}
func obj22(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		s := "a"; func() { s = q }();
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := []*obj{{name: q}};
		exec.Command("sh", "-c", l[0].name).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := []obj{{name: q}}; p := &l[0];
		exec.Command("sh", "-c", p.name).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]*obj{}; m["a"] = &obj{}; m["a"].name = q;
		exec.Command("sh", "-c", m["a"].name).Run() // expect
	}
}
func obj23(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		o := &obj{name: q}; f := o.Name;
		exec.Command("sh", "-c", f()).Run() // expect
	}
	{
		q := r.FormValue("q")
		goto L; L:
		exec.Command("sh", "-c", q).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string]string{"a": q};
		exec.Command("sh", "-c", fmt.Sprint(len(m))).Run()
	}
	{
		q := r.FormValue("q")
		_, ok := map[string]string{"a": q}["a"];
		exec.Command("sh", "-c", fmt.Sprint(ok)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(slices.Contains([]string{"a"}, q))).Run()
	}
}
func obj24(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(slices.Index([]string{"a"}, q))).Run()
	}
	{
		q := r.FormValue("q")
		o := obj{name: q, age: 3};
		exec.Command("sh", "-c", fmt.Sprint(o.age)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%T", q)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(reflect.TypeOf(q))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(reflect.ValueOf(q).Len())).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(slices.IndexFunc([]string{"a"}, func(s string) bool { return s == q }))).Run()
	}
}
func obj25(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(sort.SearchStrings([]string{"a"}, q))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.Compare(q, "a"))).Run()
	}
	{
		q := r.FormValue("q")
		if slices.Contains([]string{"a", "b"}, q) {
		exec.Command("sh", "-c", q).Run() }
	}
	{
		q := r.FormValue("q")
		allowed := map[string]bool{"a": true}; if allowed[q] {
		exec.Command("sh", "-c", q).Run() }
	}
	{
		q := r.FormValue("q")
		t, _ := time.Parse("2006", q);
		exec.Command("sh", "-c", t.Format("2006")).Run()
	}
	{
		q := r.FormValue("q")
		d, _ := time.ParseDuration(q);
		exec.Command("sh", "-c", d.String()).Run()
	}
}
func obj26(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(cmp.Compare(q, "a"))).Run()
	}
	{
		q := r.FormValue("q")
		var b atomic.Bool; b.Store(q == "a");
		exec.Command("sh", "-c", fmt.Sprint(b.Load())).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", errors.New("a").Error()).Run()
	}
	{
		q := r.FormValue("q")
		ch := make(chan bool, 1); ch <- q == "a";
		exec.Command("sh", "-c", fmt.Sprint(<-ch)).Run()
	}
}
type obj struct { name string; age int }
func (o *obj) Name() string { return o.name }
func (o *obj) SetName(s string) { o.name = s }
func (o *obj) String() string { return "o " + o.name }
type opt func(*obj)
func withName(s string) opt { return func(o *obj) { o.name = s } }
func newObj(s string, opts ...opt) *obj { o := &obj{name: s}; for _, f := range opts { f(o) }; return o }
type builder struct { o obj }
func newBuilder() *builder { return &builder{} }
func (b *builder) Name(s string) *builder { b.o.name = s; return b }
func (b *builder) B(s string) *builder { return b }
func (b *builder) Build() obj { return b.o }
type emb struct { obj }
type outer struct { inner *obj }
type namer interface { Name() string }
type res struct { v string; err error }
type ctxKey struct{}
type box[T any] struct { v T }
func (b box[T]) Get() T { return b.v }
type stack[T any] struct { items []T }
func (s *stack[T]) Push(v T) { s.items = append(s.items, v) }
func (s *stack[T]) Pop() T { v := s.items[len(s.items)-1]; s.items = s.items[:len(s.items)-1]; return v }
type tup[A, B any] struct { A A; B B }
type typed string
func (t typed) Str() string { return string(t) }
type handlerFn func(string)
func (f handlerFn) Do(s string) { f(s) }
type strHeap []string
func (h strHeap) Len() int { return len(h) }
func (h strHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h strHeap) Swap(i, j int) { h[i], h[j] = h[j], h[i] }
func (h *strHeap) Push(x any) { *h = append(*h, x.(string)) }
func (h *strHeap) Pop() any { o := *h; x := o[len(o)-1]; *h = o[:len(o)-1]; return x }
func mapf[T, U any](l []T, f func(T) U) []U { var o []U; for _, x := range l { o = append(o, f(x)) }; return o }
type myErr struct { data string }
func (e *myErr) Error() string { return "a" }
func fail(s string) error { return &myErr{data: s} }
func produce(ch chan<- string, s string) { ch <- s }
func gen(s string) <-chan string { ch := make(chan string); go func() { ch <- s }(); return ch }
func useCtx(ctx context.Context) { exec.Command("sh", "-c", ctx.Value(ctxKey{}).(string)).Run() } // expect
func curry(a string) func(string) string { return func(b string) string { return a + b } }
func apply(f func(string), s string) { f(s) }
func two(s string) (string, string) { return "a", s }
func named(s string) (out string) { out = s; return }
func setPtr(p *string, s string) { *p = s }
func seq(s string) iter.Seq[string] { return func(yield func(string) bool) { yield(s) } }
func seq2(s string) iter.Seq2[int, string] { return func(yield func(int, string) bool) { if !yield(0, s) { return } } }
var global string
