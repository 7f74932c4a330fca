package app

type Notes interface {
	Tally(column string) error
}

type Tallies struct {
	notes Notes
}

func (t *Tallies) By(name string) error {
	if name == "" {
		name = "author_id"
	}
	return t.notes.Tally(name)
}
