using System.Diagnostics;
using MimeKit;
using MailKit;
using MailKit.Net.Imap;

class Mail {
  void Read(IMailFolder inbox) {
    var message = inbox.GetMessage(0);
    Process.Start("bash", "-c \"ping " + message.Subject + "\""); // expect
    Process.Start("bash", "-c \"ping " + message.TextBody + "\""); // expect
    foreach (var a in message.Attachments) { Process.Start("bash", "-c \"ping " + a.ContentDisposition?.FileName + "\""); // expect
      var part = (MimePart)a;
      Process.Start("bash", "-c \"ping " + part.FileName + "\""); // expect
    }
    Process.Start("bash", "-c \"ping " + inbox.Count + "\"");
  }
}
