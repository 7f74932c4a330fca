package web

import (
	"net/http"
	"os/exec"
	"regexp"
)

var image = regexp.MustCompile(`\A(?P<name>[a-z]+):(?P<tag>.*)\z`)

func kept(w http.ResponseWriter, r *http.Request) {
	options := map[string]string{"dir": "/srv", "depth": "1"}
	for _, key := range []string{"depth", "name"} {
		options[key] = r.FormValue(key)
	}
	options["dir"] = "/tmp"
	exec.Command("sh", "-c", "ls "+options["dir"]).Run()
}

func group(w http.ResponseWriter, r *http.Request) {
	match := image.FindStringSubmatch(r.FormValue("image"))
	if match == nil {
		return
	}
	exec.Command("sh", "-c", "docker pull "+match[image.SubexpIndex("name")]).Run()
}
