package web

import (
	"context"
	"net/http"
	"os/exec"
	"strconv"

	"github.com/gin-gonic/gin"
)

type pageKey struct{}
type nameKey struct{}

func withPage(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page, err := strconv.Atoi(r.FormValue("page"))
		if err != nil {
			return
		}
		ctx := context.WithValue(r.Context(), pageKey{}, strconv.Itoa(page))
		ctx = context.WithValue(ctx, nameKey{}, r.FormValue("name"))
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func show(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", "show "+r.Context().Value(pageKey{}).(string)).Run()
	exec.Command("show", r.Context().Value(nameKey{}).(string)).Run()
}

func list(c *gin.Context) {
	c.Set("level", "high")
	exec.Command("sh", "-c", "list "+c.GetString("level")).Run()
}
