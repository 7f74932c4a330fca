package app

import (
	"encoding/json"
	"net/http"
	"os/exec"
	"strconv"
)

func convertSizes(w http.ResponseWriter, r *http.Request) {
	var sizes struct {
		Small int `json:"small"`
		Large int `json:"large"`
	}
	json.NewDecoder(r.Body).Decode(&sizes)
	for name, size := range map[string]int{"small": sizes.Small, "large": sizes.Large} {
		exec.Command("sh", "-c", "convert "+name+" "+strconv.Itoa(size)).Run()
	}
}
