package mail

import (
	"os/exec"
	"strconv"

	"example.com/post/jobs"
)

func Run(incoming <-chan jobs.Mail) {
	for mail := range incoming {
		exec.Command("sh", "-c", "count "+strconv.Itoa(mail.Count)).Run()
		exec.Command("sh", "-c", "sendmail "+mail.To).Run() // expect
	}
}
