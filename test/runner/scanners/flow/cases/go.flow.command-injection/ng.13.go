package main

import (
	"context"
	"os/exec"

	"github.com/IBM/sarama"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"
)

func fromKafka(ctx context.Context, r *kafka.Reader) {
	message, _ := r.ReadMessage(ctx)
	exec.Command("sh", "-c", "print "+string(message.Value)).Run() // expect
}

type consumer struct{}

func (c *consumer) ConsumeClaim(session sarama.ConsumerGroupSession, claim sarama.ConsumerGroupClaim) error {
	for message := range claim.Messages() {
		exec.Command("sh", "-c", "print "+string(message.Value)).Run() // expect
	}
	return nil
}

func fromQueue(ch *amqp.Channel) {
	deliveries, _ := ch.Consume("jobs", "", true, false, false, false, nil)
	for delivery := range deliveries {
		exec.Command("sh", "-c", "print "+string(delivery.Body)).Run() // expect
	}
}
