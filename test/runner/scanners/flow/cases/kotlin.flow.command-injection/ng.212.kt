import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent
import net.dv8tion.jda.api.events.message.MessageReceivedEvent
import net.dv8tion.jda.api.hooks.ListenerAdapter

class JdaK : ListenerAdapter() {
  override fun onMessageReceived(event: MessageReceivedEvent) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.message.contentRaw)) // expect
    val args = event.message.contentRaw.split(" ")
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + args[1])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.author.name)) // expect
  }
  override fun onSlashCommandInteraction(event: SlashCommandInteractionEvent) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.getOption("v")!!.asString)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.getOption("v")?.asString)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.getOption("n")?.asInt))
  }
}
