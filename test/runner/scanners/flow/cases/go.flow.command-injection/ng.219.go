package main

import (
	"os/exec"
	"strconv"
	"context"
	calc "example.com/gen/calc"
	goahttp "goa.design/goa/v3/http"
)

type calcsrvc struct{}
func (s *calcsrvc) Add(ctx context.Context, p *calc.AddPayload) (res int, err error) {
	exec.Command("sh", "-c", p.Name).Run() // expect
	if n, err := strconv.Atoi(p.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	return 0, nil
}
