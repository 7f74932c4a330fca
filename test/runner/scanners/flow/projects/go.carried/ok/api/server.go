package api

import "example.org/archive/books"

type Server struct {
	shelf *books.Shelf
}

func NewServer(shelf *books.Shelf) *Server {
	return &Server{shelf: shelf}
}
