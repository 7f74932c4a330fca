package media

import (
	"fmt"
	"net/http"
	"os/exec"
	"strings"
)

func Convert(w http.ResponseWriter, r *http.Request) {
	parts := []string{"ffmpeg", "-i", "/srv/media/in.mp4"}
	rate := r.URL.Query().Get("rate")
	if rate != "" {
		parts = append(parts, "-b:v", fmt.Sprintf("%sk", rate))
	}
	parts = append(parts, "/srv/media/out.mp4")

	line := strings.Join(parts, " ")
	if err := exec.Command("/bin/bash", "-c", line).Run(); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
