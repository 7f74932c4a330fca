package main
import ("net/http"; "os/exec"; "github.com/labstack/echo/v4"; "github.com/labstack/echo/v4/middleware")
func h(w http.ResponseWriter, r *http.Request) {
	user, _, ok := r.BasicAuth()
	if ok { exec.Command("sh", "-c", user).Run() } // expect
}
func i(e *echo.Echo) {
	e.Use(middleware.BasicAuth(func(username, password string, c echo.Context) (bool, error) {
		exec.Command("sh", "-c", username).Run() // expect
		return true, nil
	}))
}
