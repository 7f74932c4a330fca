package slugs

import (
	"net/http"
	"os/exec"
	"regexp"
	"strings"
)

var parts = regexp.MustCompile(`^x(\d+)(.*)$`)

func m1(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query().Get("q")
	{
		m := parts.FindStringSubmatch(q)
		exec.Command("sh", "-c", m[1]).Run()
	}
	{
		l := regexp.MustCompile(`\w+`).FindAllString(q, -1)
		exec.Command("sh", "-c", strings.Join(l, " ")).Run()
	}
	{
		m := parts.FindAllStringSubmatch(q, -1)
		exec.Command("sh", "-c", m[0][1]).Run()
	}
}
