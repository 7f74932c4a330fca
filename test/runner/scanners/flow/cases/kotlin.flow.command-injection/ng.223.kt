import org.telegram.telegrambots.bots.TelegramLongPollingBot
import org.telegram.telegrambots.meta.api.objects.Update

class TgJavaK : TelegramLongPollingBot() {
  override fun onUpdateReceived(update: Update) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + update.message.text)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + update.callbackQuery.data)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + update.message.chatId))
  }
}
