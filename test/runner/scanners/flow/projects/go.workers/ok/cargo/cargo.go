package cargo

type Box struct {
	Crane  string
	Weight int
}

var Waiting = make(chan Box, 10)
