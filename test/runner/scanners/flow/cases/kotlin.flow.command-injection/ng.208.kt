import dev.kord.core.Kord
import dev.kord.core.event.message.MessageCreateEvent
import dev.kord.core.event.interaction.GuildChatInputCommandInteractionCreateEvent
import dev.kord.core.on

suspend fun main() {
  val kord = Kord("t")
  kord.on<MessageCreateEvent> {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.content)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.id.value))
  }
  kord.on<GuildChatInputCommandInteractionCreateEvent> {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + interaction.command.strings["v"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + interaction.command.integers["n"]))
  }
}
