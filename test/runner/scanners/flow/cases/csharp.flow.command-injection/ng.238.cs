using Amazon.SQS;
using System.Diagnostics;
public class A {
  public async Task Run(IAmazonSQS sqs) {
    var response = await sqs.ReceiveMessageAsync("x");
    foreach (var message in response.Messages) Process.Start("bash", "-c " + message.Body); // expect
  }
}
