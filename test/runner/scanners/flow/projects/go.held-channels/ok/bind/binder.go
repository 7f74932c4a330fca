package bind

import (
	"os/exec"
	"strconv"

	"example.com/press/press"
)

type Binder struct {
	tray *press.Tray
}

func NewBinder(tray *press.Tray) *Binder {
	return &Binder{tray: tray}
}

func (b *Binder) Run() {
	for sheet := range b.tray.Sheets() {
		exec.Command("sh", "-c", "bind -n "+strconv.Itoa(sheet.Copies)).Run()
		exec.Command("bind", "--label="+sheet.Heading).Run()
	}
}
