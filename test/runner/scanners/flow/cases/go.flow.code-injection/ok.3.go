package totals

import (
	"net/http"

	"github.com/redis/go-redis/v9"
)

type Totals struct{ redis *redis.Client }

func (t *Totals) Increment(w http.ResponseWriter, r *http.Request) {
	t.redis.Eval(r.Context(), "return redis.call('INCR', KEYS[1])", []string{r.FormValue("key")})
}
