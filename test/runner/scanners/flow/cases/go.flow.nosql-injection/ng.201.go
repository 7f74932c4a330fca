package app

import (
	"encoding/json"
	"net/http"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type parcels struct{ all *mongo.Collection }

func (p *parcels) byCriteria(w http.ResponseWriter, r *http.Request) {
	criteria := map[string]string{}
	json.NewDecoder(r.Body).Decode(&criteria)
	filter := bson.M{}
	// The client chooses the names of the fields: $where is one.
	for field, value := range criteria {
		filter[field] = value
	}
	p.all.Find(r.Context(), filter) // expect
}

func (p *parcels) byValues(w http.ResponseWriter, r *http.Request) {
	criteria := map[string]any{}
	json.NewDecoder(r.Body).Decode(&criteria)
	filter := bson.M{}
	for _, field := range []string{"state", "depot"} {
		filter[field] = criteria[field]
	}
	p.all.Find(r.Context(), filter) // expect
}
