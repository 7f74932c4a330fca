package store

import (
	"context"
	"strconv"

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
	minimum, err := strconv.Atoi(score)
	if err != nil {
		return 0, err
	}
	filter := bson.M{"score": bson.M{"$gt": minimum}}
	return p.collection.CountDocuments(ctx, filter)
}
