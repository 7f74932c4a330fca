package desk

import "net/http"

type Server struct{ hub *Hub }

func (s *Server) Post(w http.ResponseWriter, r *http.Request) {
	s.hub.PublishNotice(Notice{Place: "desk", Text: r.FormValue("text")})
}
