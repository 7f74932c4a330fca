package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"log"
	"net"
	"net/http"
	"net/netip"
	"os/exec"
	"strings"
	"sync"
	"text/scanner"
	"time"

	"github.com/google/uuid"
	"github.com/hashicorp/golang-lru/v2"
	"github.com/spf13/viper"
	"github.com/valyala/fasttemplate"
	"github.com/valyala/bytebufferpool"
	"golang.org/x/net/html"
	"golang.org/x/text/encoding/charmap"
	"github.com/deckarep/golang-set/v2"
	"github.com/emirpasic/gods/lists/arraylist"
)
func more1(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var s scanner.Scanner; s.Init(strings.NewReader(q)); for t := s.Scan(); t != scanner.EOF; t = s.Scan() {
		exec.Command("sh", "-c", s.TokenText()).Run() } // expect
	}
	{
		q := r.FormValue("q")
		doc, _ := html.Parse(strings.NewReader(q));
		exec.Command("sh", "-c", doc.FirstChild.Data).Run() // expect
	}
	{
		q := r.FormValue("q")
		z := html.NewTokenizer(strings.NewReader(q)); z.Next();
		exec.Command("sh", "-c", z.Token().Data).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; lg := log.New(b, "", 0); lg.Println(q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; w2 := io.Writer(b); w2.Write([]byte(q));
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; writeTo(b, q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
}
func more2(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		rd := upper{strings.NewReader(q)}; a, _ := io.ReadAll(rd);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		host, port, _ := net.SplitHostPort(q); _ = port;
		exec.Command("sh", "-c", host).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := charmap.ISO8859_1.NewDecoder().String(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		s := mapset.NewSet[string](); s.Add(q);
		exec.Command("sh", "-c", s.ToSlice()[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		l := arraylist.New(); l.Add(q); v, _ := l.Get(0);
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
}
func more3(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		c, _ := lru.New[string, string](3); c.Add("a", q); v, _ := c.Get("a");
		exec.Command("sh", "-c", v).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fasttemplate.New("a{b}", "{", "}").ExecuteString(map[string]interface{}{"b": q})).Run() // expect
	}
	{
		q := r.FormValue("q")
		bb := bytebufferpool.Get(); bb.WriteString(q);
		exec.Command("sh", "-c", bb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		req, _ := http.NewRequest("POST", "http://a", strings.NewReader(q)); a, _ := io.ReadAll(req.Body);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		req := r.Clone(r.Context());
		exec.Command("sh", "-c", req.FormValue("a")).Run() // expect
	}
}
func more4(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		h := http.Header{}; h.Set("A", q);
		exec.Command("sh", "-c", h.Get("A")).Run() // expect
	}
	{
		q := r.FormValue("q")
		c := &http.Cookie{Name: "a", Value: q};
		exec.Command("sh", "-c", c.Value).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := mk(q);
		exec.Command("sh", "-c", o.opts["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := &svc{}; o.init(q);
		exec.Command("sh", "-c", o.run()).Run() // expect
	}
	{
		q := r.FormValue("q")
		o := &svc{}; o.cfg.name = q;
		exec.Command("sh", "-c", o.run()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var st state; st.set(q);
		exec.Command("sh", "-c", st.get()).Run() // expect
	}
}
func more5(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		ev := newBus(); ev.on("x", func(s string) {
		exec.Command("sh", "-c", s).Run() }); ev.emit("x", q) // expect
	}
	{
		q := r.FormValue("q")
		f := compose(strings.TrimSpace, strings.ToUpper);
		exec.Command("sh", "-c", f(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		p := pipeline(q); for s := range p {
		exec.Command("sh", "-c", s).Run() } // expect
	}
	{
		q := r.FormValue("q")
		ch := make(chan string, 1); sendTo(ch, q); close(ch); s, ok := <-ch; _ = ok;
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		res := make([]string, 2); var wg sync.WaitGroup; for i, s := range []string{q, "a"} { wg.Add(1); go func(i int, s string) { defer wg.Done(); res[i] = s }(i, s) }; wg.Wait();
		exec.Command("sh", "-c", res[0]).Run() // expect
	}
}
func more6(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		errc := make(chan error, 1); go func() { errc <- fmt.Errorf("a %s", q) }();
		exec.Command("sh", "-c", (<-errc).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := map[string][]pairT{}; m["a"] = append(m["a"], pairT{q, 1}); for _, x := range m["a"] {
		exec.Command("sh", "-c", x.k).Run() } // expect
	}
	{
		q := r.FormValue("q")
		mat := make([][]string, 1); mat[0] = append(mat[0], q); for _, row := range mat { for _, c := range row {
		exec.Command("sh", "-c", c).Run() } } // expect
	}
	{
		q := r.FormValue("q")
		var arr [3]string; arr[0] = q; for i := range arr {
		exec.Command("sh", "-c", arr[i]).Run() } // expect
	}
	{
		q := r.FormValue("q")
		s := fmt.Sprint;
		exec.Command("sh", "-c", s(q)).Run() // expect
	}
}
func more7(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		ctx := withUser(r.Context(), q);
		exec.Command("sh", "-c", userFrom(ctx)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := json.Marshal(struct{ A string }{q}); var m map[string]string; json.Unmarshal(b, &m);
		exec.Command("sh", "-c", m["A"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		tmpl := template.Must(template.New("a").Parse("{{.}}")); var sb strings.Builder; tmpl.Execute(&sb, q);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, err := uuid.Parse(q); if err != nil { return };
		exec.Command("sh", "-c", u.String()).Run()
	}
	{
		q := r.FormValue("q")
		ip, err := netip.ParseAddr(q); if err != nil { return };
		exec.Command("sh", "-c", ip.String()).Run()
	}
	{
		q := r.FormValue("q")
		ip := net.ParseIP(q);
		exec.Command("sh", "-c", ip.String()).Run()
	}
}
func more8(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		st := &svc{n: len(q)};
		exec.Command("sh", "-c", fmt.Sprint(st.n)).Run()
	}
	{
		q := r.FormValue("q")
		l := []string{"a", "b"}; i := len(q) % 2;
		exec.Command("sh", "-c", l[i]).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.EqualFold(q, "a"))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(r.ContentLength)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(len(strings.Split(q, ",")))).Run()
	}
}
type upper struct { r io.Reader }
func (u upper) Read(p []byte) (int, error) { n, err := u.r.Read(p); return n, err }
func writeTo(w io.Writer, s string) { w.Write([]byte(s)) }
func emit(w io.Writer, s string) { fmt.Fprintf(w, "x %s", s) }
type cfg struct { name string }
type svc struct { cfg cfg; opts map[string]string; n int }
func (s *svc) init(x string) { s.cfg.name = x }
func (s *svc) run() string { return s.cfg.name }
func mk(s string) *svc { return &svc{opts: map[string]string{"a": s}} }
type state struct { mu sync.Mutex; v string }
func (s *state) set(x string) { s.mu.Lock(); defer s.mu.Unlock(); s.v = x }
func (s *state) get() string { s.mu.Lock(); defer s.mu.Unlock(); return s.v }
type bus struct { hs map[string][]func(string) }
func newBus() *bus { return &bus{hs: map[string][]func(string){}} }
func (b *bus) on(n string, f func(string)) { b.hs[n] = append(b.hs[n], f) }
func (b *bus) emit(n string, s string) { for _, f := range b.hs[n] { f(s) } }
func compose(fs ...func(string) string) func(string) string { return func(s string) string { for _, f := range fs { s = f(s) }; return s } }
type tree struct { l, r *tree; v string }
func (t *tree) insert(s string) { if t.v == "" { t.v = s; return }; if t.l == nil { t.l = &tree{} }; t.l.insert(s) }
func (t *tree) first() string { if t.l != nil { return t.l.first() }; return t.v }
func pipeline(s string) <-chan string { out := make(chan string); go func() { defer close(out); for _, x := range strings.Split(s, ",") { out <- x } }(); return out }
func sendTo(ch chan<- string, s string) { ch <- s }
type pairT struct { k string; n int }
type userKey struct{}
func withUser(ctx context.Context, s string) context.Context { return context.WithValue(ctx, userKey{}, s) }
func userFrom(ctx context.Context) string { s, _ := ctx.Value(userKey{}).(string); return s }
