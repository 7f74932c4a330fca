package jobs

import "os/exec"

type Job struct {
	Kind   string `json:"kind"`
	Volume int    `json:"volume"`
}

type Pool struct{ queue chan Job }

func NewPool() *Pool {
	pool := &Pool{queue: make(chan Job, 64)}
	go pool.work()
	return pool
}

func (p *Pool) Submit(job Job) { p.queue <- job }

func (p *Pool) work() {
	for job := range p.queue {
		switch job.Kind {
		case "mute", "loud":
			exec.Command("sh", "-c", "amixer "+job.Kind).Run()
		}
	}
}
