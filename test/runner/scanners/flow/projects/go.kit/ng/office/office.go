package office

import (
	"context"
	"os/exec"
	"strconv"

	"example.com/ferry/ferry"
)

type Desk struct{}

func (d Desk) Reserve(ctx context.Context, booking ferry.Booking) (string, error) {
	exec.Command("sh", "-c", "seats "+strconv.Itoa(booking.Seats)).Run()
	out, err := exec.Command("sh", "-c", "book "+booking.Passenger).Output() // expect
	return string(out), err
}

func (d Desk) Seek(ctx context.Context, passenger string) (string, error) {
	out, err := exec.Command("sh", "-c", "find "+passenger).Output() // expect
	return string(out), err
}
