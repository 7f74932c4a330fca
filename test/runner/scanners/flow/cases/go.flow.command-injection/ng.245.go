package jobs

import (
	"context"
	"os/exec"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type Job struct {
	Command string `bson:"command"`
	N       int
}

type Store struct{ coll *mongo.Collection }

func (s *Store) Run(ctx context.Context) {
	var a Job
	if err := s.coll.FindOne(ctx, bson.M{"n": 1}).Decode(&a); err != nil {
		return
	}
	exec.Command("sh", "-c", a.Command).Run() // expect
	cursor, _ := s.coll.Find(ctx, bson.M{})
	var b []Job
	cursor.All(ctx, &b)
	exec.Command("sh", "-c", b[0].Command).Run() // expect
	for cursor.Next(ctx) {
		var c Job
		cursor.Decode(&c)
		exec.Command("sh", "-c", c.Command).Run() // expect
	}
	cur, _ := s.coll.Aggregate(ctx, mongo.Pipeline{})
	var d []bson.M
	cur.All(ctx, &d)
	exec.Command("sh", "-c", d[0]["command"].(string)).Run() // expect
	var e Job
	res := s.coll.FindOneAndUpdate(ctx, bson.M{}, bson.M{})
	res.Decode(&e)
	exec.Command("sh", "-c", e.Command).Run() // expect
	names, _ := s.coll.Distinct(ctx, "command", bson.M{})
	exec.Command("sh", "-c", names[0].(string)).Run() // expect
	raw := cursor.Current.Lookup("command").StringValue()
	exec.Command("sh", "-c", raw).Run() // expect
}
