package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os/exec"
	"regexp"
)

var errBad = errors.New("bad")
var name = regexp.MustCompile(`^[a-z]+$`)

type Job struct {
	DB      string   `json:"db"`
	Schemas []string `json:"schemas"`
}

func decode(r *http.Request) (Job, error) {
	var j Job
	if err := json.NewDecoder(r.Body).Decode(&j); err != nil {
		return Job{}, fmt.Errorf("%w: %v", errBad, err)
	}
	if !name.MatchString(j.DB) {
		return Job{}, fmt.Errorf("%w: name", errBad)
	}
	for _, s := range j.Schemas {
		if !name.MatchString(s) {
			return Job{}, fmt.Errorf("%w: name", errBad)
		}
	}
	return j, nil
}

func loose(r *http.Request) (Job, error) {
	var j Job
	if err := json.NewDecoder(r.Body).Decode(&j); err != nil {
		return Job{}, err
	}
	if !name.MatchString(j.DB) {
		return j, nil
	}
	return j, nil
}

func a(w http.ResponseWriter, r *http.Request) {
	j, err := decode(r)
	if errors.Is(err, errBad) {
		return
	}
	exec.Command("sh", "-c", "dump "+j.DB).Run()
}
func b(w http.ResponseWriter, r *http.Request) {
	j, err := decode(r)
	if err != nil {
		return
	}
	exec.Command("sh", "-c", "dump "+j.DB).Run()
}
func c(w http.ResponseWriter, r *http.Request) {
	j, err := decode(r)
	if err != nil {
		return
	}
	flags := ""
	for _, s := range j.Schemas {
		flags += fmt.Sprintf(" --schema=%s", s)
	}
	exec.Command("sh", "-c", "dump "+flags).Run()
}
func d(w http.ResponseWriter, r *http.Request) {
	j, err := loose(r)
	if err != nil {
		return
	}
	exec.Command("sh", "-c", "dump "+j.DB).Run() // expect
}
