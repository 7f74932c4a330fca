package main

import (
	"net/http"
	"strings"

	"xorm.io/builder"
	"xorm.io/xorm"
)

var engine *xorm.Engine

type Topic struct{ Name string }

func named(word string) builder.Cond {
	cond := builder.NewCond()
	if word != "" {
		cond = cond.And(builder.Like{"topic.name", word})
	}
	return cond
}

func search(w http.ResponseWriter, r *http.Request) {
	var topics []Topic
	engine.Select("topic.*").Where(named(r.FormValue("q"))).Find(&topics)
	engine.Where(builder.In("name", strings.Split(r.FormValue("names"), ","))).Find(&topics)
	engine.Where(builder.Eq{"name": r.FormValue("name")}).Find(&topics)
}

func main() { http.HandleFunc("/search", search) }
