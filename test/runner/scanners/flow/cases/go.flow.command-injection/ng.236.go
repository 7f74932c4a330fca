package main

import (
	"os/exec"
	"strconv"
	tele "gopkg.in/telebot.v3"
	"context"
	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"
)

func h(b *tele.Bot) {
	b.Handle("/hello", func(c tele.Context) error {
		exec.Command("sh", "-c", c.Text()).Run() // expect
		if n, err := strconv.Atoi(c.Text()); err == nil {
			exec.Command("sh", "-c", strconv.Itoa(n)).Run()
		}
		exec.Command("sh", "-c", c.Message().Text).Run() // expect
		exec.Command("sh", "-c", c.Message().Payload).Run() // expect
		exec.Command("sh", "-c", c.Args()[0]).Run() // expect
		exec.Command("sh", "-c", c.Data()).Run() // expect
		exec.Command("sh", "-c", c.Callback().Data).Run() // expect
		exec.Command("sh", "-c", c.Query().Text).Run() // expect
		exec.Command("sh", "-c", c.Sender().Username).Run() // expect
		exec.Command("sh", "-c", c.Message().Document.FileName).Run() // expect
		return nil
	})
}
func g(ctx context.Context, b *bot.Bot, update *models.Update) {
	exec.Command("sh", "-c", update.Message.Text).Run() // expect
	exec.Command("sh", "-c", update.CallbackQuery.Data).Run() // expect
}
