package main

import (
	"context"
	"encoding/json"
	"os/exec"

	"cloud.google.com/go/pubsub"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/hibiken/asynq"
	"github.com/redis/go-redis/v9"
	"github.com/segmentio/kafka-go"
	"github.com/twmb/franz-go/pkg/kgo"
	amqp "github.com/rabbitmq/amqp091-go"
)

type job struct{ Command string }

func a(ctx context.Context, r *kafka.Reader) {
	m, _ := r.ReadMessage(ctx)
	exec.Command("sh", "-c", string(m.Value)).Run() // expect
}
func b(ch *amqp.Channel) {
	msgs, _ := ch.Consume("q", "", true, false, false, false, nil)
	for d := range msgs {
		var j job
		json.Unmarshal(d.Body, &j)
		exec.Command("sh", "-c", j.Command).Run() // expect
	}
}
func c(ctx context.Context, client *sqs.Client) {
	out, _ := client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	for _, msg := range out.Messages {
		exec.Command("sh", "-c", *msg.Body).Run() // expect
	}
}
func d(ctx context.Context, sub *pubsub.Subscription) {
	sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		exec.Command("sh", "-c", string(m.Data)).Run() // expect
	})
}
func e(ctx context.Context, rdb *redis.Client) {
	ps := rdb.Subscribe(ctx, "x")
	for msg := range ps.Channel() {
		exec.Command("sh", "-c", msg.Payload).Run() // expect
	}
}
func f(ctx context.Context, t *asynq.Task) error {
	var j job
	if err := json.Unmarshal(t.Payload(), &j); err != nil {
		return err
	}
	return exec.Command("sh", "-c", j.Command).Run() // expect
}
func g(ctx context.Context, client *kgo.Client) {
	fetches := client.PollFetches(ctx)
	fetches.EachRecord(func(r *kgo.Record) {
		exec.Command("sh", "-c", string(r.Value)).Run() // expect
	})
}
