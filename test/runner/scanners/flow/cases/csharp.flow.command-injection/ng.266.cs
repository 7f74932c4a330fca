using System.Diagnostics;
using Telegram.Bot;
using Telegram.Bot.Types;
using Telegram.Bot.Types.Enums;

public class TgNet {
  async Task HandleUpdateAsync(ITelegramBotClient bot, Update update, CancellationToken ct) {
    Process.Start("bash", "-c \"ping " + update.Message.Text + "\""); // expect
    if (update.Message is not { } message) return;
    if (message.Text is not { } text) return;
    Process.Start("bash", "-c \"ping " + text + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.Caption + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.Document.FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + update.CallbackQuery.Data + "\""); // expect
    Process.Start("bash", "-c \"ping " + update.InlineQuery.Query + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.From.Username + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.Chat.Id + "\"");
  }
  void OnMessage(object sender, Telegram.Bot.Args.MessageEventArgs e) { Process.Start("bash", "-c \"ping " + e.Message.Text + "\""); // expect
  }
  async Task OnMsg(Message msg, UpdateType type) { Process.Start("bash", "-c \"ping " + msg.Text + "\""); // expect
  }
}
