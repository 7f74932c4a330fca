using System.Diagnostics;
using Microsoft.Bot.Builder;
using Microsoft.Bot.Schema;

public class EchoBot : ActivityHandler {
  protected override async Task OnMessageActivityAsync(ITurnContext<IMessageActivity> turnContext, CancellationToken ct) {
    Process.Start("bash", "-c \"ping " + turnContext.Activity.Text + "\""); // expect
    Process.Start("bash", "-c \"ping " + turnContext.Activity.From.Name + "\""); // expect
    Process.Start("bash", "-c \"ping " + turnContext.Activity.Attachments[0].Name + "\""); // expect
    Process.Start("bash", "-c \"ping " + turnContext.Activity.Text.Length + "\"");
  }
}
