package main

import (
	"net/http"

	"xorm.io/builder"
	"xorm.io/xorm"
)

var engine *xorm.Engine

type Topic struct{ Name string }

func search(w http.ResponseWriter, r *http.Request) {
	var topics []Topic
	engine.Where("name = '" + r.FormValue("name") + "'").Find(&topics) // expect
	engine.Where(builder.In(r.FormValue("column"), 1, 2)).Find(&topics) // expect
}

func main() { http.HandleFunc("/search", search) }
