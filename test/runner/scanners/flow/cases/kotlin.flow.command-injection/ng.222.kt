import dev.inmo.tgbotapi.extensions.behaviour_builder.telegramBotWithBehaviourAndLongPolling
import dev.inmo.tgbotapi.extensions.behaviour_builder.triggers_handling.*

suspend fun main() {
  telegramBotWithBehaviourAndLongPolling("t") {
    onText { message ->
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.content.text)) // expect
    }
    onCommandWithArgs("run") { message, args ->
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + args.joinToString(" "))) // expect
    }
    onDataCallbackQuery { query ->
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + query.data)) // expect
    }
  }.second.join()
}
