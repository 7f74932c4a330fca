package press

import (
	"context"
	"os/exec"
	"strconv"
)

type Roller struct {
	tray *Tray
}

func NewRoller(tray *Tray) *Roller {
	return &Roller{tray: tray}
}

func (r *Roller) Start(ctx context.Context, count int) {
	for i := 0; i < count; i++ {
		go r.roll(ctx)
	}
}

func (r *Roller) roll(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case sheet := <-r.tray.sheets:
			exec.Command("sh", "-c", "roll -n "+strconv.Itoa(sheet.Copies)).Run()
			exec.Command("roll", "--heading="+sheet.Heading).Run()
		}
	}
}
