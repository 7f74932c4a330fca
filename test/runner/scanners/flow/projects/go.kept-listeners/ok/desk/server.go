package desk

import (
	"net/http"
	"strings"
	"unicode"
)

type Server struct{ hub *Hub }

func printable(r rune) rune {
	if unicode.IsPrint(r) {
		return r
	}
	return ' '
}

func (s *Server) Post(w http.ResponseWriter, r *http.Request) {
	s.hub.PublishNotice(Notice{Place: "desk", Text: strings.Map(printable, r.FormValue("text"))})
}
