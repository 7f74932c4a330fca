package jobs

type Mail struct {
	To    string
	Count int
}
