package main

import (
	"os/exec"
	"github.com/gin-gonic/gin"
	"strconv"
)

type In struct {
	Name string `json:"name" form:"name"`
	N int
}
func h(c *gin.Context) {
	exec.Command("sh", "-c", c.Query("q")).Run() // expect
	exec.Command("sh", "-c", c.Param("id")).Run() // expect
	exec.Command("sh", "-c", c.PostForm("x")).Run() // expect
	exec.Command("sh", "-c", c.GetHeader("x")).Run() // expect
	ck, _ := c.Cookie("x")
	exec.Command("sh", "-c", ck).Run() // expect
	var in In
	c.ShouldBindJSON(&in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	f, _ := c.FormFile("f")
	exec.Command("sh", "-c", f.Filename).Run() // expect
	form, _ := c.MultipartForm()
	exec.Command("sh", "-c", form.Value["a"][0]).Run() // expect
	exec.Command("sh", "-c", c.Request.URL.Path).Run() // expect
	exec.Command("sh", "-c", c.Request.FormValue("q")).Run() // expect
	exec.Command("sh", "-c", c.Request.Header.Get("q")).Run() // expect
	b, _ := c.GetRawData()
	exec.Command("sh", "-c", string(b)).Run() // expect
	exec.Command("sh", "-c", c.Params.ByName("id")).Run() // expect
	exec.Command("sh", "-c", c.ContentType()).Run() // expect
	v, _ := c.GetPostFormArray("x")
	exec.Command("sh", "-c", v[0]).Run() // expect
	m, _ := c.GetQueryMap("x")
	exec.Command("sh", "-c", m["a"]).Run() // expect
	exec.Command("sh", "-c", c.QueryArray("x")[0]).Run() // expect
	exec.Command("sh", "-c", c.Request.RequestURI).Run() // expect
	var uri struct { ID string `uri:"id"` }
	c.ShouldBindUri(&uri)
	exec.Command("sh", "-c", uri.ID).Run() // expect
	var b2 In
	c.ShouldBindBodyWithJSON(&b2)
	exec.Command("sh", "-c", b2.Name).Run() // expect
	var b3 In
	c.BindHeader(&b3)
	exec.Command("sh", "-c", b3.Name).Run() // expect
	var b4 In
	c.ShouldBindTOML(&b4)
	exec.Command("sh", "-c", b4.Name).Run() // expect
	n, _ := strconv.Atoi(c.Query("n"))
	exec.Command("sh", "-c", strconv.Itoa(n)).Run()
}
