package app

import (
	"go.mongodb.org/mongo-driver/bson"
	"net/http"
	"go.mongodb.org/mongo-driver/mongo"
)

func FindPosts(coll *mongo.Collection, w http.ResponseWriter, r *http.Request) {
	filter := bson.M{"$where": "this.author == '" + r.URL.Query().Get("author") + "'"}
	cur, err := coll.Find(r.Context(), filter) // expect
	if err != nil {
		return
	}
	cur.Close(r.Context())
}
