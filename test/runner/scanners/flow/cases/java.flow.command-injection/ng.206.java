import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.apache.kafka.clients.consumer.*;
import com.rabbitmq.client.*;
import jakarta.jms.*;
import java.util.*;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.springframework.messaging.handler.annotation.Payload;
class Order { private String name; private int count; public String getName() { return name; } public int getCount() { return count; } }
record Job(UUID id, String command) {}
class A {
  @KafkaListener(topics = "x")
  public void a(String text) throws Exception { Runtime.getRuntime().exec("sh -c " + text); } // expect
  @KafkaListener(topics = "x")
  public void b(ConsumerRecord<String, String> record) throws Exception { Runtime.getRuntime().exec("sh -c " + record.value()); } // expect
  @RabbitListener(queues = "x")
  public void c(Order order) throws Exception { Runtime.getRuntime().exec("sh -c " + order.getName()); } // expect
  @RabbitListener(queues = "x")
  public void d(@Payload Job job) throws Exception { Runtime.getRuntime().exec("sh -c " + job.command()); } // expect
  public void e(KafkaConsumer<String, String> consumer) throws Exception {
    ConsumerRecords<String, String> records = consumer.poll(java.time.Duration.ofMillis(100));
    for (ConsumerRecord<String, String> r : records) Runtime.getRuntime().exec("sh -c " + r.value()); // expect
  }
  public void f(Channel channel) throws Exception {
    DeliverCallback callback = (tag, delivery) -> {
      String message = new String(delivery.getBody(), "UTF-8");
      Runtime.getRuntime().exec("sh -c " + message); // expect
    };
    channel.basicConsume("q", true, callback, tag -> {});
  }
  @Incoming("jobs")
  public void g(Job job) throws Exception { Runtime.getRuntime().exec("sh -c " + job.command()); } // expect
  @RabbitListener(queues = "x")
  public void ok(Order order) throws Exception { Runtime.getRuntime().exec("sh -c " + order.getCount()); }
}
class L implements MessageListener {
  public void onMessage(Message message) {
    try { Runtime.getRuntime().exec("sh -c " + ((TextMessage) message).getText()); } catch (Exception e) {} // expect
  }
}
class C extends DefaultConsumer {
  public void handleDelivery(String tag, Envelope envelope, AMQP.BasicProperties properties, byte[] body) throws java.io.IOException {
    Runtime.getRuntime().exec("sh -c " + new String(body)); // expect
  }
}
