package jobs

type Letter struct {
	To string
}
