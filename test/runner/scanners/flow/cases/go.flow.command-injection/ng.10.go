package web

import (
	"context"
	"net/http"
	"os/exec"

	"github.com/gin-gonic/gin"
	"github.com/gofiber/fiber/v2"
	"github.com/labstack/echo/v4"
)

type contextKey string

const userKey contextKey = "user"

type article struct{ Slug string }

func show(w http.ResponseWriter, r *http.Request) {
	user := r.Context().Value(userKey).(string)
	exec.Command("sh", "-c", "show "+user).Run() // expect
	found, ok := r.Context().Value("article").(*article)
	if ok {
		exec.Command("sh", "-c", "show "+found.Slug).Run() // expect
	}
}

func withUser(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx := context.WithValue(r.Context(), userKey, r.Header.Get("X-User"))
		ctx = context.WithValue(ctx, "article", &article{Slug: r.PathValue("slug")})
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func tenant() gin.HandlerFunc {
	return func(c *gin.Context) {
		c.Set("tenant", c.GetHeader("X-Tenant"))
		c.Next()
	}
}

func list(c *gin.Context) {
	value, exists := c.Get("tenant")
	if exists {
		exec.Command("sh", "-c", "list "+value.(string)).Run() // expect
	}
	exec.Command("sh", "-c", "list "+c.MustGet("tenant").(string)).Run() // expect
}

func identify(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Set("who", c.QueryParam("who"))
		return next(c)
	}
}

func greet(c echo.Context) error {
	return exec.Command("sh", "-c", "greet "+c.Get("who").(string)).Run() // expect
}

func keep(c *fiber.Ctx) error {
	c.Locals("word", c.Query("word"))
	return c.Next()
}

func find(c *fiber.Ctx) error {
	return exec.Command("sh", "-c", "find "+c.Locals("word").(string)).Run() // expect
}
