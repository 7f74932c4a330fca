using System.Diagnostics;
using DSharpPlus;
using DSharpPlus.CommandsNext;
using DSharpPlus.CommandsNext.Attributes;
using DSharpPlus.SlashCommands;
using DSharpPlus.EventArgs;

public class Cmds : BaseCommandModule {
  [Command("run")]
  public async Task Run(CommandContext ctx, [RemainingText] string text) { Process.Start("bash", "-c \"ping " + text + "\""); // expect
  }
}
public class Slash : ApplicationCommandModule {
  [SlashCommand("run", "d")]
  public async Task Run(InteractionContext ctx, [Option("v", "d")] string v, [Option("n", "d")] long n) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    Process.Start("bash", "-c \"ping " + n + "\"");
  }
}
public class Ev {
  Task OnMessage(DiscordClient c, MessageCreateEventArgs e) { Process.Start("bash", "-c \"ping " + e.Message.Content + "\""); // expect
    return Task.CompletedTask; }
}
