package main

import (
	"net/http"

	"github.com/gomodule/redigo/redis"
)

var script = redis.NewScript(1, "return redis.call('get', KEYS[1])")

func run(conn redis.Conn, r *http.Request) {
	script.Do(conn, r.FormValue("key"))
}
