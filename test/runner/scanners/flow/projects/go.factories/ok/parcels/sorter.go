package parcels

import (
	"errors"
	"os/exec"
)

type Sorter struct {
	belt  *Belt
	sizes map[int]func(string, Parcel) error
}

func NewSorter(belt *Belt) (*Sorter, error) {
	if belt == nil {
		return nil, errors.New("no belt")
	}
	sorter := &Sorter{belt: belt}
	sorter.sizes = map[int]func(string, Parcel) error{1: sorter.small, 2: sorter.large}
	return sorter, nil
}

func (s *Sorter) Run(hall string) {
	for {
		parcel := <-s.belt.Parcels()
		if err := s.sizes[parcel.Size](hall, parcel); err != nil {
			return
		}
	}
}

func (s *Sorter) small(hall string, parcel Parcel) error {
	return exec.Command("sort", "--label", parcel.Label).Run()
}

func (s *Sorter) large(hall string, parcel Parcel) error {
	return exec.Command("lift", parcel.Label).Run()
}
