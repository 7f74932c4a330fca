using System.Diagnostics;
using Discord;
using Discord.Commands;
using Discord.Interactions;
using Discord.WebSocket;

public class Bot {
  async Task MessageReceivedAsync(SocketMessage message) { Process.Start("bash", "-c \"ping " + message.Content + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.Attachments.First().Filename + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.Author.Username + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.Id + "\"");
  }
  async Task Slash(SocketSlashCommand command) { Process.Start("bash", "-c \"ping " + command.Data.Options.First().Value + "\""); // expect
  }
  async Task Modal(SocketModal modal) { Process.Start("bash", "-c \"ping " + modal.Data.Components.First().Value + "\""); // expect
  }
}
public class TextModule : ModuleBase<SocketCommandContext> {
  [Command("run")]
  public async Task Run([Remainder] string text) { Process.Start("bash", "-c \"ping " + text + "\""); // expect
    Process.Start("bash", "-c \"ping " + Context.Message.Content + "\""); // expect
  }
  [Command("n")]
  public async Task N(int n) { Process.Start("bash", "-c \"ping " + n + "\"");
  }
}
public class SlashModule : InteractionModuleBase<SocketInteractionContext> {
  [SlashCommand("run", "d")]
  public async Task Run(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
  }
}
