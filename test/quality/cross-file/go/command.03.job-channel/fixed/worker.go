package main

import (
	"log"
	"os/exec"
)

func work(jobs <-chan Job) {
	for job := range jobs {
		if err := exec.Command("ffmpeg", "-i", "/srv/input.mp4", job.target()).Run(); err != nil {
			log.Print("conversion failed")
		}
	}
}
