package api

import "net/http"

func (s *Server) Page(w http.ResponseWriter, r *http.Request) {
	data, err := s.shelf.Page(r.FormValue("book"))
	if err == nil {
		w.Header().Set("Content-Type", "application/pdf")
		w.Write(data)
	}
}
