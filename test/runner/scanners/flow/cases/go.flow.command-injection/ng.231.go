package main

import (
	"os/exec"
	"strconv"
	"context"
	"net/http"
)

type Server struct{}
var _ ServerInterface = (*Server)(nil)
func (s *Server) FindPets(ctx context.Context, request FindPetsRequestObject) (FindPetsResponseObject, error) {
	exec.Command("sh", "-c", request.Params.Tags).Run() // expect
	if n, err := strconv.Atoi(request.Params.Tags); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", request.Body.Name).Run() // expect
	exec.Command("sh", "-c", request.Id).Run() // expect
	return nil, nil
}
func (s *Server) ListPets(w http.ResponseWriter, r *http.Request, params ListPetsParams) {
	exec.Command("sh", "-c", params.Name).Run() // expect
}
func (s *Server) GetPet(w http.ResponseWriter, r *http.Request, name string) {
	exec.Command("sh", "-c", name).Run() // expect
}
