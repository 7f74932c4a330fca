package counters

import (
	"net/http"

	"github.com/redis/go-redis/v9"
)

type Counters struct{ redis *redis.Client }

func (c *Counters) Increment(w http.ResponseWriter, r *http.Request) {
	c.redis.Eval(r.Context(), "return redis.call('INCR', '"+r.FormValue("key")+"')", nil) // expect
}
