package web

import (
	"encoding/json"
	"net/http"

	"example.org/video/jobs"
)

type Server struct {
	pool *jobs.Pool
}

func decode[T any](r *http.Request) (T, error) {
	var value T
	err := json.NewDecoder(r.Body).Decode(&value)
	return value, err
}

func (s *Server) Enqueue(w http.ResponseWriter, r *http.Request) {
	job, err := decode[jobs.Job](r)
	if err != nil {
		return
	}
	s.pool.Submit(job)
}
