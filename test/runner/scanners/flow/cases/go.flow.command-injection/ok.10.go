package main

import (
	"context"
	"os/exec"
	"strconv"

	"github.com/IBM/sarama"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"
)

func fromKafka(ctx context.Context, r *kafka.Reader) {
	message, _ := r.ReadMessage(ctx)
	number, _ := strconv.Atoi(string(message.Value))
	exec.Command("sh", "-c", "print "+strconv.Itoa(number)).Run()
}

type consumer struct{}

func (c *consumer) ConsumeClaim(session sarama.ConsumerGroupSession, claim sarama.ConsumerGroupClaim) error {
	for message := range claim.Messages() {
		exec.Command("print", "--", string(message.Value)).Run()
	}
	return nil
}

func fromQueue(ch *amqp.Channel) {
	deliveries, _ := ch.Consume("jobs", "", true, false, false, false, nil)
	for delivery := range deliveries {
		exec.Command("print", "--", string(delivery.Body)).Run()
	}
}
