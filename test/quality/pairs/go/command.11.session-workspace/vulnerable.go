package builds

import (
	"net/http"
	"os/exec"

	"github.com/redis/go-redis/v9"
)

func Rebuild(cache *redis.Client) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		id := r.FormValue("build")
		workspace, err := cache.Get(r.Context(), id).Result()
		if err != nil {
			http.Error(w, "no such build", http.StatusNotFound)
			return
		}
		if err := exec.Command("sh", "-c", "make -C "+id).Run(); err != nil {
			http.Error(w, "build failed in "+workspace, http.StatusInternalServerError)
		}
	}
}
