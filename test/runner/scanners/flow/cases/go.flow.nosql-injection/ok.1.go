package app

import (
	"go.mongodb.org/mongo-driver/bson"
	"net/http"
	"go.mongodb.org/mongo-driver/mongo"
)

type repo struct{ users *mongo.Collection }

func (p *repo) Find(w http.ResponseWriter, r *http.Request) {
	query := bson.M{"name": r.URL.Query().Get("q"), "active": true}
	cur, err := p.users.Find(r.Context(), query)
	if err == nil {
		cur.Close(r.Context())
	}
}
