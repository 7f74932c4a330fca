package app

import (
	"encoding/json"
	"net/http"
	"os/exec"
)

func convertAll(w http.ResponseWriter, r *http.Request) {
	sizes := map[string]int{}
	texts := map[string]string{}
	json.NewDecoder(r.Body).Decode(&texts)
	json.NewDecoder(r.Body).Decode(&sizes)
	for name, text := range texts {
		exec.Command("sh", "-c", "convert "+name).Run() // expect
		exec.Command("sh", "-c", "convert "+text).Run() // expect
	}
}
