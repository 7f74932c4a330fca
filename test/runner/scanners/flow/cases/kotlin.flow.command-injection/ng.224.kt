import com.github.kotlintelegrambot.bot
import com.github.kotlintelegrambot.dispatch
import com.github.kotlintelegrambot.dispatcher.*
import com.github.kotlintelegrambot.entities.ChatId

fun main() {
  val bot = bot {
    token = "t"
    dispatch {
      command("run") {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + args.joinToString(" "))) // expect
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.text)) // expect
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.chat.id))
      }
      text {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + text)) // expect
      }
      text("ping") {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.text)) // expect
      }
      message {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.caption)) // expect
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + update.message?.text)) // expect
      }
      callbackQuery {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + callbackQuery.data)) // expect
      }
      document {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + media.fileName)) // expect
      }
      inlineQuery {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + inlineQuery.query)) // expect
      }
    }
  }
  bot.startPolling()
}
