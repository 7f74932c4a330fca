package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"

	restful "github.com/emicklei/go-restful/v3"
)

type removal struct {
	Sheet string `json:"sheet"`
	Page  int    `json:"page"`
}

func remove(req *restful.Request, resp *restful.Response) {
	var given removal
	if err := req.ReadEntity(&given); err != nil {
		resp.WriteHeader(http.StatusBadRequest)
		return
	}
	os.Remove("/srv/sheets/" + fmt.Sprint(given.Page))
	os.Remove("/srv/sheets/" + filepath.Base(req.PathParameter("sheet")))
}

func main() {
	ws := new(restful.WebService)
	ws.Route(ws.DELETE("/sheets").To(remove))
	restful.Add(ws)
}
