using System.Diagnostics;
using System.Text;
using Azure.Messaging.ServiceBus;
using Confluent.Kafka;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;

public class Consumers
{
    public void Rabbit(IModel channel)
    {
        var consumer = new EventingBasicConsumer(channel);
        consumer.Received += (model, ea) =>
        {
            var text = Encoding.UTF8.GetString(ea.Body.ToArray());
            Process.Start("sh", "-c " + text); // expect
            Process.Start("sh", "-c " + ea.DeliveryTag);
        };
    }

    public void ServiceBus(ServiceBusProcessor processor)
    {
        processor.ProcessMessageAsync += async args =>
        {
            Process.Start("sh", "-c " + args.Message.Body.ToString()); // expect
        };
    }

    public void Kafka(IConsumer<string, string> consumer, CancellationToken token)
    {
        var result = consumer.Consume(token);
        Process.Start("sh", "-c " + result.Message.Value); // expect
    }
}
