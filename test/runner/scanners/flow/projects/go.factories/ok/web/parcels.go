package web

import (
	"net/http"

	"example.org/post/parcels"
)

type Counter struct {
	belt *parcels.Belt
}

func (c *Counter) Take(w http.ResponseWriter, r *http.Request) {
	c.belt.Place(parcels.Parcel{Size: len(r.FormValue("size")), Label: r.FormValue("label")})
}
