package store

import (
	"context"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type Players struct {
	collection *mongo.Collection
}

func NewPlayers(database *mongo.Database) *Players {
	return &Players{collection: database.Collection("players")}
}

func (p *Players) CountAbove(ctx context.Context, score string) (int64, error) {
	filter := bson.M{"$where": "this.score > " + score}
	return p.collection.CountDocuments(ctx, filter) // expect
}
