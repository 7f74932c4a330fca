package main

import (
	"os/exec"
	"strconv"
	"github.com/bwmarrin/discordgo"
)

func h(s *discordgo.Session, m *discordgo.MessageCreate) {
	exec.Command("sh", "-c", m.Content).Run() // expect
	if n, err := strconv.Atoi(m.Content); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", m.Message.Content).Run() // expect
	exec.Command("sh", "-c", m.Author.Username).Run() // expect
	exec.Command("sh", "-c", m.Attachments[0].Filename).Run() // expect
}
func i(s *discordgo.Session, i *discordgo.InteractionCreate) {
	exec.Command("sh", "-c", i.ApplicationCommandData().Options[0].StringValue()).Run() // expect
	for _, o := range i.ApplicationCommandData().Options {
		exec.Command("sh", "-c", o.StringValue()).Run() // expect
	}
	exec.Command("sh", "-c", i.MessageComponentData().Values[0]).Run() // expect
	exec.Command("sh", "-c", i.ModalSubmitData().CustomID).Run() // expect
}
