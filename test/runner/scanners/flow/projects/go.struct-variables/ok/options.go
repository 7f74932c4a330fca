package main

import (
	"errors"
	"net/http"
)

type query struct {
	target string
	label  string
}

type change func(*query) error

var targets = map[string]string{
	"north": "https://north.example.com/",
	"south": "https://south.example.com/",
}

func toTarget(name string) change {
	return func(q *query) error {
		known, ok := targets[name]
		if !ok {
			return errors.New("unknown target")
		}
		q.target = known
		return nil
	}
}

func withLabel(label string) change {
	return func(q *query) error {
		q.label = label
		return nil
	}
}

func fetch(changes ...change) error {
	var made query
	for _, apply := range changes {
		if err := apply(&made); err != nil {
			return err
		}
	}
	_, err := http.Get(made.target)
	return err
}

func fetchOther(label string) {
	var labelled, fixed query
	labelled.target = label
	fixed.target = "https://fixed.example.com/"
	http.Get(fixed.target)
}
