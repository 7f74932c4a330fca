package mail

import (
	"os/exec"

	"example.com/mailing/jobs"
)

func Run(letters <-chan jobs.Letter) {
	for letter := range letters {
		exec.Command("sendmail", "--", letter.To).Run()
	}
}
