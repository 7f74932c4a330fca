package main

import (
	"os/exec"
	"strconv"
	"net/http"
	"github.com/slack-go/slack"
	"github.com/slack-go/slack/slackevents"
	"github.com/slack-go/slack/socketmode"
)

func h(w http.ResponseWriter, r *http.Request) {
	s, _ := slack.SlashCommandParse(r)
	exec.Command("sh", "-c", s.Text).Run() // expect
	if n, err := strconv.Atoi(s.Text); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", s.Command).Run() // expect
}
func e(ev *slackevents.AppMentionEvent, m *slackevents.MessageEvent, rtm *slack.MessageEvent) {
	exec.Command("sh", "-c", ev.Text).Run() // expect
	exec.Command("sh", "-c", m.Text).Run() // expect
	exec.Command("sh", "-c", rtm.Text).Run() // expect
}
func sm(client *socketmode.Client) {
	for evt := range client.Events {
		switch evt.Type {
		case socketmode.EventTypeSlashCommand:
			cmd, _ := evt.Data.(slack.SlashCommand)
			exec.Command("sh", "-c", cmd.Text).Run() // expect
		case socketmode.EventTypeInteractive:
			cb, _ := evt.Data.(slack.InteractionCallback)
			exec.Command("sh", "-c", cb.ActionCallback.BlockActions[0].Value).Run() // expect
		}
	}
}
