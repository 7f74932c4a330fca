import org.springframework.kafka.annotation.KafkaListener
import org.apache.kafka.clients.consumer.ConsumerRecord
data class Job(val id: Int, val command: String)
class B {
  @KafkaListener(topics = ["x"])
  fun a(text: String) { Runtime.getRuntime().exec("sh -c $text") } // expect
  @KafkaListener(topics = ["x"])
  fun b(record: ConsumerRecord<String, String>) { Runtime.getRuntime().exec("sh -c ${record.value()}") } // expect
  @KafkaListener(topics = ["x"])
  fun c(job: Job) { Runtime.getRuntime().exec("sh -c ${job.command}") } // expect
  @KafkaListener(topics = ["x"])
  fun ok(job: Job) { Runtime.getRuntime().exec("sh -c ${job.id}") }
}
