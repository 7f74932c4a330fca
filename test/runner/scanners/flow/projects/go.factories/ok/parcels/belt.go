package parcels

type Parcel struct {
	Size  int
	Label string
}

type Belt struct {
	moving chan Parcel
}

func NewBelt(length int) *Belt {
	return &Belt{moving: make(chan Parcel, length)}
}

func (b *Belt) Place(parcel Parcel) {
	b.moving <- parcel
}

func (b *Belt) Parcels() <-chan Parcel {
	return b.moving
}
