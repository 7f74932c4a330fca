package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/csv"
	"encoding/hex"
	"encoding/json"
	"encoding/xml"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"os/exec"
	"strings"
)


func a1(w http.ResponseWriter, r *http.Request) {
	b, _ := io.ReadAll(io.LimitReader(r.Body, 100))
	exec.Command("sh", "-c", string(b)).Run() // expect
}
func a2(w http.ResponseWriter, r *http.Request) {
	var buf bytes.Buffer
	io.Copy(&buf, r.Body)
	exec.Command("sh", "-c", buf.String()).Run() // expect
}
func a3(w http.ResponseWriter, r *http.Request) {
	sc := bufio.NewScanner(r.Body)
	for sc.Scan() {
		exec.Command("sh", "-c", sc.Text()).Run() // expect
	}
}
func a4(w http.ResponseWriter, r *http.Request) {
	zr, _ := gzip.NewReader(r.Body)
	b, _ := io.ReadAll(zr)
	exec.Command("sh", "-c", string(b)).Run() // expect
}
func a5(w http.ResponseWriter, r *http.Request) {
	rd := csv.NewReader(r.Body)
	for {
		rec, err := rd.Read()
		if err == io.EOF {
			break
		}
		exec.Command("sh", "-c", rec[0]).Run() // expect
	}
}
func a6(w http.ResponseWriter, r *http.Request) {
	b, _ := base64.StdEncoding.DecodeString(r.Header.Get("X-Cmd"))
	exec.Command("sh", "-c", string(b)).Run() // expect
	c, _ := hex.DecodeString(r.FormValue("c"))
	exec.Command("sh", "-c", string(c)).Run() // expect
}
func a7(w http.ResponseWriter, r *http.Request) {
	f, _, _ := r.FormFile("x")
	b := make([]byte, 100)
	n, _ := f.Read(b)
	exec.Command("sh", "-c", string(b[:n])).Run() // expect
}
func a8(w http.ResponseWriter, r *http.Request) {
	mr, _ := r.MultipartReader()
	for {
		p, err := mr.NextPart()
		if err != nil {
			break
		}
		exec.Command("sh", "-c", "x "+p.FileName()).Run() // expect
		data, _ := io.ReadAll(p)
		exec.Command("sh", "-c", string(data)).Run() // expect
	}
}
func a9(w http.ResponseWriter, r *http.Request) {
	var m map[string]any
	json.NewDecoder(r.Body).Decode(&m)
	for k, v := range m {
		exec.Command("sh", "-c", k).Run() // expect
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
}
type doc struct { Cmd string `xml:"cmd"`; Items []struct { Name string } }
func a10(w http.ResponseWriter, r *http.Request) {
	var d doc
	xml.NewDecoder(r.Body).Decode(&d)
	exec.Command("sh", "-c", d.Cmd).Run() // expect
	for _, it := range d.Items {
		exec.Command("sh", "-c", it.Name).Run() // expect
	}
}
func a11(w http.ResponseWriter, r *http.Request) {
	u, _ := url.Parse(r.URL.Query().Get("u"))
	exec.Command("sh", "-c", "ping "+u.Host).Run() // expect
	q, _ := url.ParseQuery(r.URL.RawQuery)
	exec.Command("sh", "-c", q.Get("a")).Run() // expect
	exec.Command("sh", "-c", strings.Join(r.Form["x"], " ")).Run() // expect
}
func a13(w http.ResponseWriter, r *http.Request) {
	r.ParseMultipartForm(1 << 20)
	for _, fs := range r.MultipartForm.File {
		for _, fh := range fs {
			save(fh)
		}
	}
}
func save(fh *multipart.FileHeader) {
	exec.Command("sh", "-c", "cat "+fh.Filename).Run() // expect
	f, _ := fh.Open()
	defer f.Close()
	br := bufio.NewReader(f)
	line, _ := br.ReadString('\n')
	exec.Command("sh", "-c", line).Run() // expect
	var sb strings.Builder
	io.Copy(&sb, io.TeeReader(f, io.Discard))
	exec.Command("sh", "-c", sb.String()).Run() // expect
}
