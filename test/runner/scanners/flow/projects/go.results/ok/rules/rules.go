package rules

import (
	"errors"
	"regexp"
)

var plain = regexp.MustCompile(`^[a-z]+$`)

type Result struct {
	Err error
	OK  bool
}

type Report struct{ problems []string }

func (r *Report) Add(text string)  { r.problems = append(r.problems, text) }
func (r *Report) HasErrors() bool  { return len(r.problems) > 0 }
func (r *Report) Problems() []string { return r.problems }

func Check(host string) error {
	if !plain.MatchString(host) {
		return errors.New("bad")
	}
	return nil
}

func Outcome(host string) Result {
	if !plain.MatchString(host) {
		return Result{Err: errors.New("bad")}
	}
	return Result{OK: true}
}

func Full(host string) Result {
	return Result{Err: Check(host)}
}

func Problems(host string) map[string]string {
	found := map[string]string{}
	if !plain.MatchString(host) {
		found["host"] = "bad"
	}
	return found
}

func Reported(host string) *Report {
	r := &Report{}
	if !plain.MatchString(host) {
		r.Add("bad")
	}
	return r
}
