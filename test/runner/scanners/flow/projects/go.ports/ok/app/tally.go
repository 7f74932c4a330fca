package app

type Notes interface {
	Census(column string) error
}

type Tallies struct {
	notes Notes
}

var columns = map[string]string{"author": "author_id", "day": "created"}

func (t *Tallies) By(name string) error {
	column, ok := columns[name]
	if !ok {
		column = "author_id"
	}
	return t.notes.Census(column)
}
