using Microsoft.Azure.Functions.Worker;
using System.Diagnostics;
public record Job(string Command, int Count);
public class B {
  [Function("x")]
  public void Run([ServiceBusTrigger("q")] string body) { Process.Start("bash", "-c " + body); } // expect
  [Function("y")]
  public void Run2([QueueTrigger("q")] Job job) { Process.Start("bash", "-c " + job.Command); } // expect
  [Function("z")]
  public void Ok([QueueTrigger("q")] Job job) { Process.Start("bash", "-c " + job.Count); }
}
