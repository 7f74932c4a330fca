package books

// Store is what a shelf takes its books from.
type Store interface {
	Find(title string) error
	Cover(name string) ([]byte, error)
}

type Shelf struct {
	Store
	room string
}

func NewShelf(store Store, room string) *Shelf {
	return &Shelf{Store: store, room: room}
}
