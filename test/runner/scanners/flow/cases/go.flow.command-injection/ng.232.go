package main

import (
	"os/exec"
	"strconv"
	"context"
	api "example.com/internal/oas"
)

type Handler struct {
	api.UnimplementedHandler
}
func (h *Handler) GetPet(ctx context.Context, params api.GetPetParams) (api.GetPetRes, error) {
	exec.Command("sh", "-c", params.Name).Run() // expect
	if n, err := strconv.Atoi(params.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	return nil, nil
}
func (h *Handler) AddPet(ctx context.Context, req *api.Pet) (*api.Pet, error) {
	exec.Command("sh", "-c", req.Name).Run() // expect
	return nil, nil
}
func (h *Handler) Up(ctx context.Context, req *api.UpReq, params api.UpParams) (*api.Pet, error) {
	exec.Command("sh", "-c", params.Name.Value).Run() // expect
	exec.Command("sh", "-c", req.Name.Or("")).Run() // expect
	return nil, nil
}
