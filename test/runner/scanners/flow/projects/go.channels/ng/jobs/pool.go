package jobs

import "os/exec"

type Job struct {
	Kind   string            `json:"kind"`
	Source string            `json:"source"`
	Flags  map[string]string `json:"flags"`
}

type Pool struct{ queue chan Job }

func NewPool(workers int) *Pool {
	pool := &Pool{queue: make(chan Job, 64)}
	for i := 0; i < workers; i++ {
		go pool.work()
	}
	return pool
}

func (p *Pool) Submit(job Job) { p.queue <- job }

func (p *Pool) work() {
	for job := range p.queue {
		switch job.Kind {
		case "convert":
			exec.Command("sh", "-c", "ffmpeg -i "+job.Source).Run() // expect
		case "probe":
			for flag, value := range job.Flags {
				exec.Command("sh", "-c", "ffprobe "+flag, value).Run() // expect
			}
		}
	}
}
