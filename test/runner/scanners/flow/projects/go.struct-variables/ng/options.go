package main

import "net/http"

type query struct {
	target string
	limit  int
}

type change func(*query) error

func (q *query) point(target string) {
	q.target = target
}

func toTarget(target string) change {
	return func(q *query) error {
		q.target = target
		return nil
	}
}

func withLimit(limit int) change {
	return func(q *query) error {
		q.limit = limit
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
	_, err := http.Get(made.target) // expect
	return err
}

func fetchOnce(target string) {
	var made query
	made.point(target)
	http.Get(made.target) // expect
}
