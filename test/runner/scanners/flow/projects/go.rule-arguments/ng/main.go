package main
import (
	"encoding/json"
	"net/http"
	"example.com/namesng/models"
	"example.com/namesng/tools"
)
func name(w http.ResponseWriter, r *http.Request) {
	var body models.Name
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil { return }
	if err := body.Validate(); err != nil { http.Error(w, "bad", 400); return }
	tools.First(body.First)
	tools.Kind(body.Kind)
	tools.Last(body.Last)
}
func main() { http.HandleFunc("/name", name); http.HandleFunc("/errs", errs); http.ListenAndServe(":1", nil) }
func errs(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	last := r.FormValue("last")
	if err := models.Check(host, last); err != nil { return }
	tools.Host(host)
	tools.Last(last)
}
