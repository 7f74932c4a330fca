package main

import (
	"os/exec"
	"strconv"
	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

func h(bot *tgbotapi.BotAPI) {
	u := tgbotapi.NewUpdate(0)
	updates := bot.GetUpdatesChan(u)
	for update := range updates {
		exec.Command("sh", "-c", update.Message.Text).Run() // expect
		if n, err := strconv.Atoi(update.Message.Text); err == nil {
			exec.Command("sh", "-c", strconv.Itoa(n)).Run()
		}
		exec.Command("sh", "-c", update.Message.CommandArguments()).Run() // expect
		exec.Command("sh", "-c", update.CallbackQuery.Data).Run() // expect
		exec.Command("sh", "-c", update.Message.Caption).Run() // expect
		exec.Command("sh", "-c", update.Message.Document.FileName).Run() // expect
		exec.Command("sh", "-c", update.Message.From.UserName).Run() // expect
		exec.Command("sh", "-c", update.InlineQuery.Query).Run() // expect
		exec.Command("sh", "-c", update.Message.Command()).Run() // expect
	}
}
func m(msg *tgbotapi.Message) {
	exec.Command("sh", "-c", msg.Text).Run() // expect
}
