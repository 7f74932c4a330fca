package web

import (
	"encoding/json"
	"net/http"

	"example.org/aviary/birds"
)

type sightings struct {
	aviary *birds.Aviary
}

type query struct {
	Species string
}

func read[T any](r *http.Request) (T, error) {
	var body T
	err := json.NewDecoder(r.Body).Decode(&body)
	return body, err
}

func (s *sightings) list(w http.ResponseWriter, r *http.Request) {
	wanted, err := read[query](r)
	if err == nil {
		err = s.aviary.Seen(r.Context(), map[string]any{"species": wanted.Species})
	}
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
	}
}
