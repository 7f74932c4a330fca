package jobs

import (
	"context"
	"encoding/json"
	"os/exec"

	"github.com/bradfitz/gomemcache/memcache"
	"github.com/elastic/go-elasticsearch/v8"
	"github.com/gocql/gocql"
	"github.com/gomodule/redigo/redis"
	"github.com/neo4j/neo4j-go-driver/v5/neo4j"
)

type Job struct{ Command string }

func search(es *elasticsearch.Client) {
	res, _ := es.Search(es.Search.WithIndex("jobs"))
	defer res.Body.Close()
	var r map[string]interface{}
	json.NewDecoder(res.Body).Decode(&r)
	exec.Command("sh", "-c", r["command"].(string)).Run() // expect
}

func cassandra(session *gocql.Session) {
	var c string
	session.Query("SELECT command FROM jobs").Scan(&c)
	exec.Command("sh", "-c", c).Run() // expect
	iter := session.Query("SELECT command FROM jobs").Iter()
	var d string
	for iter.Scan(&d) {
		exec.Command("sh", "-c", d).Run() // expect
	}
}

func memcached(mc *memcache.Client, conn redis.Conn, pool *redis.Pool) {
	item, _ := mc.Get("command")
	exec.Command("sh", "-c", string(item.Value)).Run() // expect
	v, _ := redis.String(conn.Do("GET", "command"))
	exec.Command("sh", "-c", v).Run() // expect
	vs, _ := redis.Strings(pool.Get().Do("LRANGE", "jobs", 0, -1))
	exec.Command("sh", "-c", vs[0]).Run() // expect
	n, _ := redis.Int(conn.Do("LLEN", "jobs"))
	_ = n
}

func graph(ctx context.Context, session neo4j.SessionWithContext) {
	result, _ := session.Run(ctx, "MATCH (j:Job) RETURN j.command AS command", nil)
	for result.Next(ctx) {
		v, _ := result.Record().Get("command")
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
}
