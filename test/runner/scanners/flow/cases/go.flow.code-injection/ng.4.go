package main

import (
	"net/http"

	"github.com/gomodule/redigo/redis"
)

func run(conn redis.Conn, r *http.Request) {
	redis.NewScript(0, "return redis.call('get', '"+r.FormValue("key")+"')").Do(conn) // expect
}
