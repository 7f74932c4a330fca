package app

import (
	"encoding/json"
	"net/http"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type parcelSearch struct {
	State string `json:"state"`
	Depot string `json:"depot"`
}

func (s parcelSearch) fields() map[string]any {
	fields := map[string]any{}
	if s.State != "" {
		fields["state"] = s.State
	}
	if s.Depot != "" {
		fields["depot"] = s.Depot
	}
	return fields
}

type parcels struct{ all *mongo.Collection }

func (p *parcels) search(w http.ResponseWriter, r *http.Request) {
	var search parcelSearch
	json.NewDecoder(r.Body).Decode(&search)
	filter := make(map[string]any, 3)
	for field, value := range search.fields() {
		filter[field] = value
	}
	filter["open"] = true
	p.all.Find(r.Context(), bson.M(filter))
}

func (p *parcels) byForm(w http.ResponseWriter, r *http.Request) {
	filter := bson.M{}
	for _, field := range []string{"state", "depot"} {
		filter[field] = r.FormValue(field)
	}
	p.all.Find(r.Context(), filter)
}
