package web

import (
	"encoding/json"
	"net/http"

	"example.org/audio/jobs"
)

type Server struct {
	pool *jobs.Pool
}

func (s *Server) Enqueue(w http.ResponseWriter, r *http.Request) {
	var job jobs.Job
	if err := json.NewDecoder(r.Body).Decode(&job); err != nil {
		return
	}
	s.pool.Submit(job)
}
