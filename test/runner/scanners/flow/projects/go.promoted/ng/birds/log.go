package birds

import (
	"context"

	"go.mongodb.org/mongo-driver/mongo"
)

type Log struct {
	seen *mongo.Collection
}

func (l *Log) Sightings(ctx context.Context, wanted map[string]any) error {
	_, err := l.seen.Find(ctx, wanted) // expect
	return err
}
