package birds

import "context"

type Finder interface {
	Sightings(ctx context.Context, wanted map[string]any) error
}

type Aviary struct {
	Finder
	name string
}

func NewAviary(finder Finder, name string) *Aviary {
	return &Aviary{Finder: finder, name: name}
}

func (a *Aviary) Seen(ctx context.Context, wanted map[string]any) error {
	if len(wanted) == 0 {
		return nil
	}
	return a.Sightings(ctx, wanted)
}
