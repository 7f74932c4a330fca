using System.Diagnostics;
using SlackNet;
using SlackNet.Events;
using SlackNet.Interaction;

class PingHandler : IEventHandler<MessageEvent> {
  public async Task Handle(MessageEvent slackEvent) { Process.Start("bash", "-c \"ping " + slackEvent.Text + "\""); // expect
  }
}
class Cmd : ISlashCommandHandler {
  public async Task<SlashCommandResponse> Handle(SlashCommand command) { Process.Start("bash", "-c \"ping " + command.Text + "\""); // expect
    Process.Start("bash", "-c \"ping " + int.Parse(command.Text) + "\"");
    return null; }
}
