package media

import (
	"fmt"
	"net/http"
	"os/exec"
	"strconv"
	"strings"
)

func Convert(w http.ResponseWriter, r *http.Request) {
	parts := []string{"ffmpeg", "-i", "/srv/media/in.mp4"}
	rate, err := strconv.Atoi(r.URL.Query().Get("rate"))
	if err == nil {
		parts = append(parts, "-b:v", fmt.Sprintf("%dk", rate))
	}
	parts = append(parts, "/srv/media/out.mp4")

	line := strings.Join(parts, " ")
	if err := exec.Command("/bin/bash", "-c", line).Run(); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
