package main

import (
	"log"
	"os/exec"
)

func work(jobs <-chan Job) {
	for job := range jobs {
		line := "ffmpeg -i /srv/input.mp4 " + job.target()
		if err := exec.Command("sh", "-c", line).Run(); err != nil { // expect
			log.Print("conversion failed")
		}
	}
}
