package main

import (
	"bufio"
	"bytes"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"maps"
	"container/list"
	"container/heap"
	"container/ring"
	"sync"
	"sync/atomic"
	"text/template"
	"text/tabwriter"
	"unicode"
	"unicode/utf8"
	"unicode/utf16"
	"unsafe"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/transform"
)
func text1(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.TrimSpace(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Trim(q, "-")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.TrimLeft(q, "-")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.TrimPrefix(q, "-")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.TrimSuffix(q, "-")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.TrimFunc(q, unicode.IsSpace)).Run() // expect
	}
}
func text2(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.ToLower(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.ToUpper(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.ToTitle(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Title(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.ToValidUTF8(q, "")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Replace(q, "a", "b", -1)).Run() // expect
	}
}
func text3(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.ReplaceAll("abc", "a", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.NewReplacer("a", "b").Replace(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.NewReplacer("a", q).Replace("abc")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Repeat(q, 2)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Map(func(r rune) rune { return r }, q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Split(q, ",")[0]).Run() // expect
	}
}
func text4(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.SplitN(q, ",", 2)[1]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.SplitAfter(q, ",")[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Fields(q)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.FieldsFunc(q, unicode.IsSpace)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Join([]string{q, "a"}, " ")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Join([]string{"b", "a"}, q)).Run() // expect
	}
}
func text5(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _, _ := strings.Cut(q, ",");
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		_, a, ok := strings.Cut(q, ","); _ = ok;
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, ok := strings.CutPrefix(q, ","); _ = ok;
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strings.Clone(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		for _, s := range strings.Split(q, ",") {
		exec.Command("sh", "-c", s).Run() } // expect
	}
}
func text6(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		for s := range strings.SplitSeq(q, ",") {
		exec.Command("sh", "-c", s).Run() } // expect
	}
	{
		q := r.FormValue("q")
		for s := range strings.FieldsSeq(q) {
		exec.Command("sh", "-c", s).Run() } // expect
	}
	{
		q := r.FormValue("q")
		for s := range strings.Lines(q) {
		exec.Command("sh", "-c", s).Run() } // expect
	}
	{
		q := r.FormValue("q")
		for _, c := range q {
		exec.Command("sh", "-c", "x"+string(c)).Run() } // expect
	}
	{
		q := r.FormValue("q")
		s := ""; for i := 0; i < len(q); i++ { s += string(q[i]) };
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string([]byte(q))).Run() // expect
	}
}
func text7(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string([]rune(q)[1:])).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", q[1:]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", q[:len(q)-1]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(bytes.TrimSpace([]byte(q)))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(bytes.Join([][]byte{[]byte(q)}, []byte(" ")))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(bytes.Split([]byte(q), []byte(","))[0])).Run() // expect
	}
}
func text8(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(bytes.ReplaceAll([]byte(q), []byte("a"), []byte("b")))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(bytes.ToLower([]byte(q)))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(bytes.Clone([]byte(q)))).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _, _ := bytes.Cut([]byte(q), []byte(","));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%s", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%[2]s %[1]s", "a", q)).Run() // expect
	}
}
func text9(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint("a", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintln(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(fmt.Appendf(nil, "%s", q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(fmt.Append(nil, q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Errorf("a %s", q).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%v", struct{ A string }{q})).Run() // expect
	}
}
func text10(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%v", []string{q})).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%s", strings.Split(q, ","))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%*s", 10, q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strconv.Quote(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := strconv.Unquote(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
}
func text11(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(strconv.AppendQuote([]byte("a"), q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", html.UnescapeString(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := url.QueryUnescape(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := url.PathUnescape(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q);
		exec.Command("sh", "-c", u.Path).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q);
		exec.Command("sh", "-c", u.String()).Run() // expect
	}
}
func text12(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q);
		exec.Command("sh", "-c", u.Hostname()).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q);
		exec.Command("sh", "-c", u.Query().Get("a")).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q);
		exec.Command("sh", "-c", u.User.Username()).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q); p, _ := u.User.Password();
		exec.Command("sh", "-c", p).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.ParseRequestURI(q);
		exec.Command("sh", "-c", u.RequestURI()).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse(q);
		exec.Command("sh", "-c", u.JoinPath("a").String()).Run() // expect
	}
}
func text13(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		u, _ := url.Parse("http://a/"); v, _ := u.Parse(q);
		exec.Command("sh", "-c", v.Path).Run() // expect
	}
	{
		q := r.FormValue("q")
		u, _ := url.Parse("http://a/"); r2, _ := url.Parse(q);
		exec.Command("sh", "-c", u.ResolveReference(r2).Path).Run() // expect
	}
	{
		q := r.FormValue("q")
		u := url.URL{Path: q};
		exec.Command("sh", "-c", u.Path).Run() // expect
	}
	{
		q := r.FormValue("q")
		u := &url.URL{Scheme: "a", Host: q};
		exec.Command("sh", "-c", u.Host).Run() // expect
	}
	{
		q := r.FormValue("q")
		v, _ := url.ParseQuery(q);
		exec.Command("sh", "-c", v["a"][0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		v := url.Values{}; v.Set("a", q);
		exec.Command("sh", "-c", v.Get("a")).Run() // expect
	}
}
func text14(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _ := url.JoinPath("http://a", q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", path.Base(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", path.Join("a", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.Base(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.Ext(q)).Run() // expect
	}
}
func text15(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.Dir(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.Clean(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.Join("/a", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := filepath.Abs(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, b := filepath.Split(q); _ = a;
		exec.Command("sh", "-c", b).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := filepath.Rel("/a", q);
		exec.Command("sh", "-c", a).Run() // expect
	}
}
func text16(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.ToSlash(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", filepath.SplitList(q)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", os.ExpandEnv(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", os.Expand("a", func(s string) string { return q })).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", os.Expand(q, os.Getenv)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", cases.Title(language.English).String(q)).Run() // expect
	}
}
func text17(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", cases.Lower(language.Und).String(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", norm.NFC.String(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(norm.NFKD.Bytes([]byte(q)))).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _, _ := transform.String(norm.NFC, q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(utf16.Decode(utf16.Encode([]rune(q))))).Run() // expect
	}
	{
		q := r.FormValue("q")
		c, _ := utf8.DecodeRuneInString(q);
		exec.Command("sh", "-c", string(c)).Run() // expect
	}
}
func text18(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(utf8.AppendRune(nil, []rune(q)[0]))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", unsafe.String(unsafe.StringData(q), len(q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", *(*string)(unsafe.Pointer(&q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		var sb strings.Builder; sb.WriteString(q);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		sb := strings.Builder{}; sb.WriteByte(q[0]);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		sb := &strings.Builder{}; for _, c := range q { sb.WriteRune(c) };
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
}
func text19(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var sb strings.Builder; fmt.Fprintf(&sb, "%s", q);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var sb strings.Builder; fmt.Fprint(&sb, q);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		sb := new(strings.Builder); fmt.Fprintln(sb, q);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var sb strings.Builder; sb.Write([]byte(q));
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var sb strings.Builder; io.WriteString(&sb, q);
		exec.Command("sh", "-c", sb.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var b bytes.Buffer; b.WriteString(q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
}
func text20(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		b := bytes.NewBufferString(q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := bytes.NewBuffer([]byte(q));
		exec.Command("sh", "-c", string(b.Bytes())).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := bytes.NewBuffer(nil); b.Write([]byte(q)); l, _ := b.ReadString(0);
		exec.Command("sh", "-c", l).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := new(bytes.Buffer); b.ReadFrom(strings.NewReader(q));
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := bytes.NewBufferString(q);
		exec.Command("sh", "-c", string(b.Next(3))).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; strings.NewReader(q).WriteTo(b);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
}
func text21(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; bw := bufio.NewWriter(b); bw.WriteString(q); bw.Flush();
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; tw := tabwriter.NewWriter(b, 0, 0, 0, 0, 0); fmt.Fprintf(tw, "%s", q); tw.Flush();
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; template.Must(template.New("a").Parse("{{.}}")).Execute(b, q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; template.Must(template.New("a").Parse("{{.A}}")).ExecuteTemplate(b, "a", map[string]string{"A": q});
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; mw := io.MultiWriter(b, os.Stdout); mw.Write([]byte(q));
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(io.MultiReader(strings.NewReader("a"), strings.NewReader(q)));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
}
func text22(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(io.NewSectionReader(strings.NewReader(q), 0, 3));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := make([]byte, 9); strings.NewReader(q).Read(b);
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := make([]byte, 9); n, _ := strings.NewReader(q).ReadAt(b, 0);
		exec.Command("sh", "-c", string(b[:n])).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := make([]byte, 9); copy(b, q);
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := make([]byte, 9); io.ReadFull(strings.NewReader(q), b);
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var b [9]byte; copy(b[:], q);
		exec.Command("sh", "-c", string(b[:])).Run() // expect
	}
}
func text23(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		b := append([]byte("a"), q...);
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		sc := bufio.NewScanner(strings.NewReader(q)); sc.Split(bufio.ScanWords); for sc.Scan() {
		exec.Command("sh", "-c", sc.Text()).Run() } // expect
	}
	{
		q := r.FormValue("q")
		sc := bufio.NewScanner(strings.NewReader(q)); for sc.Scan() {
		exec.Command("sh", "-c", string(sc.Bytes())).Run() } // expect
	}
	{
		q := r.FormValue("q")
		br := bufio.NewReader(strings.NewReader(q)); l, _, _ := br.ReadLine();
		exec.Command("sh", "-c", string(l)).Run() // expect
	}
	{
		q := r.FormValue("q")
		br := bufio.NewReader(strings.NewReader(q)); l, _ := br.ReadBytes('\n');
		exec.Command("sh", "-c", string(l)).Run() // expect
	}
}
func text24(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		br := bufio.NewReader(strings.NewReader(q)); c, _, _ := br.ReadRune();
		exec.Command("sh", "-c", string(c)).Run() // expect
	}
	{
		q := r.FormValue("q")
		br := bufio.NewReader(strings.NewReader(q)); l, _ := br.Peek(3);
		exec.Command("sh", "-c", string(l)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var a string; fmt.Sscan(q, &a);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		var a, b string; fmt.Sscan(q, &a, &b);
		exec.Command("sh", "-c", b).Run() // expect
	}
	{
		q := r.FormValue("q")
		var a string; fmt.Sscanf(q, "%s", &a);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		var a, b, c string; fmt.Sscanf(q, "%s %s %s", &a, &b, &c);
		exec.Command("sh", "-c", c).Run() // expect
	}
}
func text25(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var a string; fmt.Fscan(strings.NewReader(q), &a);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		var a, b string; fmt.Fscanf(strings.NewReader(q), "%s %s", &a, &b);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		var a, b string; fmt.Sscanln(q, &a, &b);
		exec.Command("sh", "-c", b).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a.*").FindString(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("(a.*)").FindStringSubmatch(q)[1]).Run() // expect
	}
	{
		q := r.FormValue("q")
		m := regexp.MustCompile("(a.*)").FindStringSubmatch(q); if len(m) > 1 {
		exec.Command("sh", "-c", m[1]).Run() } // expect
	}
}
func text26(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		re := regexp.MustCompile("(?P<n>a.*)"); m := re.FindStringSubmatch(q);
		exec.Command("sh", "-c", m[re.SubexpIndex("n")]).Run() // expect
	}
	{
		q := r.FormValue("q")
		re := regexp.MustCompile("(?P<n>a.*)"); m := re.FindStringSubmatch(q); res := map[string]string{}; for i, n := range re.SubexpNames() { res[n] = m[i] };
		exec.Command("sh", "-c", res["n"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a.*").FindAllString(q, -1)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("(a.*)").FindAllStringSubmatch(q, -1)[0][1]).Run() // expect
	}
	{
		q := r.FormValue("q")
		for _, m := range regexp.MustCompile("(a.*)").FindAllStringSubmatch(q, -1) {
		exec.Command("sh", "-c", m[1]).Run() } // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(regexp.MustCompile("a.*").Find([]byte(q)))).Run() // expect
	}
}
func text27(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		ix := regexp.MustCompile("a.*").FindStringIndex(q);
		exec.Command("sh", "-c", q[ix[0]:ix[1]]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a").ReplaceAllString(q, "b")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a").ReplaceAllString("abc", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a").ReplaceAllLiteralString("abc", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a").ReplaceAllStringFunc(q, strings.ToUpper)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile("a").ReplaceAllStringFunc("abc", func(s string) string { return q })).Run() // expect
	}
}
func text28(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(regexp.MustCompile("a").ReplaceAll([]byte(q), []byte("b")))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.MustCompile(",").Split(q, -1)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", string(regexp.MustCompile("a").ExpandString(nil, "$1", q, nil))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", regexp.QuoteMeta(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", len(q)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strconv.Itoa(len(q))).Run()
	}
}
func text29(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(len(q))).Run()
	}
	{
		q := r.FormValue("q")
		n, _ := strconv.Atoi(q);
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	{
		q := r.FormValue("q")
		n, _ := strconv.ParseInt(q, 10, 64);
		exec.Command("sh", "-c", fmt.Sprint(n)).Run()
	}
	{
		q := r.FormValue("q")
		n, _ := strconv.ParseFloat(q, 64);
		exec.Command("sh", "-c", fmt.Sprintf("%f", n)).Run()
	}
	{
		q := r.FormValue("q")
		n, _ := strconv.ParseBool(q);
		exec.Command("sh", "-c", strconv.FormatBool(n)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.Contains(q, "a"))).Run()
	}
}
func text30(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.Index(q, "a"))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.LastIndexByte(q, 'a'))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.IndexFunc(q, unicode.IsSpace))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(strings.ContainsFunc(q, unicode.IsSpace))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(bytes.HasPrefix([]byte(q), []byte("a")))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(bytes.IndexByte([]byte(q), 'a'))).Run()
	}
}
func text31(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(utf8.RuneCount([]byte(q)))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(utf8.RuneLen([]rune(q)[0]))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(unicode.IsUpper([]rune(q)[0]))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(regexp.MustCompile("a").FindStringIndex(q)[0])).Run()
	}
	{
		q := r.FormValue("q")
		n, _ := strconv.ParseUint(q, 10, 64);
		exec.Command("sh", "-c", strconv.FormatUint(n, 10)).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%d", len(q))).Run()
	}
}
func text32(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%t", q == "a")).Run()
	}
	{
		q := r.FormValue("q")
		var n int; fmt.Sscan(q, &n);
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	{
		q := r.FormValue("q")
		var n int; fmt.Sscanf(q, "%d", &n);
		exec.Command("sh", "-c", fmt.Sprint(n)).Run()
	}
	{
		q := r.FormValue("q")
		s := "a"; switch q { case "x": s = "b"; case "y": s = "c" };
		exec.Command("sh", "-c", s).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", map[string]string{"a": "b"}[q]).Run()
	}
}
func text33(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprintf("%x", []byte(q))).Run()
	}
	{
		q := r.FormValue("q")
		filepath.IsAbs(q);
		exec.Command("sh", "-c", "a").Run()
	}
}
