using StackExchange.Redis;
using System.Diagnostics;
public class C {
  public void Run(ConnectionMultiplexer redis) {
    var subscriber = redis.GetSubscriber();
    subscriber.Subscribe("x", (channel, message) => { Process.Start("bash", "-c " + message); }); // expect
  }
}
