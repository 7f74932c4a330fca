package app

import (
	"go.mongodb.org/mongo-driver/bson"
	"net/http"
	"encoding/json"
	"go.mongodb.org/mongo-driver/mongo"
)

type repo struct{ users *mongo.Collection }

func (p *repo) Find(w http.ResponseWriter, r *http.Request) {
	var query bson.M
	if err := json.Unmarshal([]byte(r.URL.Query().Get("q")), &query); err != nil {
		return
	}
	cur, err := p.users.Find(r.Context(), query) // expect
	if err == nil {
		cur.Close(r.Context())
	}
}
