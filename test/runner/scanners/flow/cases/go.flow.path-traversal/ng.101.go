package main

import (
	"net/http"
	"os"

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
	os.Remove("/srv/sheets/" + given.Sheet)                          // expect
	os.Remove("/srv/sheets/" + req.QueryParameter("other") + ".pdf") // expect
}

func main() {
	ws := new(restful.WebService)
	ws.Route(ws.DELETE("/sheets").To(remove))
	restful.Add(ws)
}
