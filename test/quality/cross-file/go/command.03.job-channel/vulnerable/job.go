package main

type Job struct {
	Input  string
	Format string
}

func (j Job) target() string {
	return "/tmp/" + j.Input + "." + j.Format
}
