package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"io/ioutil"
	"net/http"
	"net/http/httputil"
	"os/exec"
	"strings"
	"sync"
	"errors"

	"github.com/gin-gonic/gin"
	"github.com/go-chi/chi/v5"
	"github.com/go-chi/render"
	"github.com/gofiber/fiber/v2"
	"github.com/gorilla/mux"
	"github.com/julienschmidt/httprouter"
	"github.com/labstack/echo/v4"
)

type in struct {
	Name string `json:"name" form:"name" uri:"name" xml:"name"`
	Tags []string
	Age  int
}



func h1(w http.ResponseWriter, r *http.Request) {
	b, _ := ioutil.ReadAll(r.Body)
	exec.Command("sh", "-c", string(b)).Run() // expect
	r.Body = io.NopCloser(bytes.NewBuffer(b))
	b2, _ := io.ReadAll(r.Body)
	exec.Command("sh", "-c", string(b2)).Run() // expect
	var v in
	if err := json.Unmarshal(b, &v); err != nil {
		http.Error(w, err.Error(), 400)
		return
	}
	exec.Command("sh", "-c", v.Name).Run() // expect
	for _, t := range v.Tags {
		exec.Command("sh", "-c", t).Run() // expect
	}
	for k, vs := range r.URL.Query() {
		exec.Command("sh", "-c", k).Run() // expect
		exec.Command("sh", "-c", strings.Join(vs, " ")).Run() // expect
	}
}
func h2(w http.ResponseWriter, r *http.Request) {
	for k, vs := range r.Header {
		exec.Command("sh", "-c", k+vs[0]).Run() // expect
	}
	for _, c := range r.Cookies() {
		exec.Command("sh", "-c", c.Value).Run() // expect
	}
	r.ParseForm()
	for _, vs := range r.PostForm {
		for i, v := range vs {
			_ = v
			exec.Command("sh", "-c", vs[i]).Run() // expect
		}
	}
	exec.Command("sh", "-c", r.RequestURI).Run() // expect
	exec.Command("sh", "-c", r.URL.RawQuery).Run() // expect
	exec.Command("sh", "-c", mux.Vars(r)["id"]).Run() // expect
	exec.Command("sh", "-c", chi.URLParam(r, "id")).Run() // expect
	exec.Command("sh", "-c", r.PathValue("id")).Run() // expect
}
func h3(w http.ResponseWriter, r *http.Request, ps httprouter.Params) {
	exec.Command("sh", "-c", ps.ByName("id")).Run() // expect
	var v in
	render.DecodeJSON(r.Body, &v)
	exec.Command("sh", "-c", v.Name).Run() // expect
	var v2 in
	render.Bind(r, &v2)
	exec.Command("sh", "-c", v2.Name).Run() // expect
	buf := make([]byte, 1024)
	for {
		n, err := r.Body.Read(buf)
		if n > 0 {
			exec.Command("sh", "-c", string(buf[:n])).Run() // expect
		}
		if errors.Is(err, io.EOF) {
			break
		}
	}
	dump, _ := httputil.DumpRequestOut(r, true)
	_ = dump
}
func h4(w http.ResponseWriter, r *http.Request) {
	rd := bufio.NewReader(r.Body)
	for {
		line, err := rd.ReadString('\n')
		if err != nil {
			break
		}
		exec.Command("sh", "-c", strings.TrimRight(line, "\n")).Run() // expect
	}
	body := http.MaxBytesReader(w, r.Body, 1<<20)
	dec := xml.NewDecoder(body)
	var v in
	dec.Decode(&v)
	exec.Command("sh", "-c", v.Name).Run() // expect
	u, p, ok := r.BasicAuth()
	if ok {
		exec.Command("sh", "-c", u).Run() // expect
		exec.Command("sh", "-c", p).Run() // expect
	}
}
func g1(c *gin.Context) {
	var v in
	c.ShouldBindJSON(&v)
	exec.Command("sh", "-c", v.Name).Run() // expect
	exec.Command("sh", "-c", c.DefaultQuery("a", "b")).Run() // expect
	if a, ok := c.GetQuery("a"); ok {
		exec.Command("sh", "-c", a).Run() // expect
	}
	exec.Command("sh", "-c", c.QueryArray("a")[0]).Run() // expect
	exec.Command("sh", "-c", c.QueryMap("a")["b"]).Run() // expect
	raw, _ := c.GetRawData()
	exec.Command("sh", "-c", string(raw)).Run() // expect
	fh, _ := c.FormFile("f")
	f, _ := fh.Open()
	data, _ := io.ReadAll(f)
	exec.Command("sh", "-c", string(data)).Run() // expect
	c.Set("k", c.Query("k"))
	exec.Command("sh", "-c", c.GetString("k")).Run() // expect
}
func g2(c *gin.Context) {
	form, _ := c.MultipartForm()
	for _, fh := range form.File["f"] {
		exec.Command("sh", "-c", fh.Filename).Run() // expect
	}
	exec.Command("sh", "-c", form.Value["a"][0]).Run() // expect
	var m map[string]interface{}
	c.BindJSON(&m)
	if s, ok := m["a"].(string); ok {
		exec.Command("sh", "-c", s).Run() // expect
	}
	var q struct {
		ID int `form:"id"`
	}
	c.ShouldBindQuery(&q)
	exec.Command("sh", "-c", "x"+string(rune(q.ID))).Run()
	ck, _ := c.Cookie("a")
	exec.Command("sh", "-c", ck).Run() // expect
	exec.Command("sh", "-c", c.Param("id")).Run() // expect
}
func e1(c echo.Context) error {
	v := new(in)
	if err := c.Bind(v); err != nil {
		return err
	}
	exec.Command("sh", "-c", v.Name).Run() // expect
	exec.Command("sh", "-c", c.QueryParam("a")).Run() // expect
	exec.Command("sh", "-c", c.FormValue("a")).Run() // expect
	exec.Command("sh", "-c", c.Request().Header.Get("X")).Run() // expect
	c.Set("k", c.Param("k"))
	exec.Command("sh", "-c", c.Get("k").(string)).Run() // expect
	m := echo.Map{}
	c.Bind(&m)
	exec.Command("sh", "-c", m["a"].(string)).Run() // expect
	return nil
}
func f1(c *fiber.Ctx) error {
	v := new(in)
	c.BodyParser(v)
	exec.Command("sh", "-c", v.Name).Run() // expect
	exec.Command("sh", "-c", string(c.Body())).Run() // expect
	exec.Command("sh", "-c", c.Query("a")).Run() // expect
	exec.Command("sh", "-c", c.Params("a", "b")).Run() // expect
	c.Locals("k", c.Query("k"))
	exec.Command("sh", "-c", c.Locals("k").(string)).Run() // expect
	return nil
}

type job struct{ cmd string }

func workers(w http.ResponseWriter, r *http.Request) {
	jobs := make(chan job, 10)
	results := make(chan string, 10)
	var wg sync.WaitGroup
	for i := 0; i < 3; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range jobs {
				exec.Command("sh", "-c", j.cmd).Run() // expect
				results <- j.cmd
			}
		}()
	}
	jobs <- job{cmd: r.FormValue("c")}
	close(jobs)
	wg.Wait()
	close(results)
	for s := range results {
		exec.Command("sh", "-c", s).Run() // expect
	}
}
func locked(w http.ResponseWriter, r *http.Request) {
	var mu sync.Mutex
	out := map[string]string{}
	var wg sync.WaitGroup
	for _, k := range []string{"a", "b"} {
		wg.Add(1)
		go func(k string) {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			out[k] = r.FormValue(k)
		}(k)
	}
	wg.Wait()
	exec.Command("sh", "-c", out["a"]).Run() // expect
	done := make(chan error, 1)
	var s string
	go func() {
		s = r.FormValue("s")
		done <- nil
	}()
	<-done
	exec.Command("sh", "-c", s).Run() // expect
	var n int
	go func() { n = len(r.FormValue("s")) }()
	exec.Command("sh", "-c", "x"+string(rune(n))).Run()
}
