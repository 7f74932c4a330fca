package request230;

import com.pengrad.telegrambot.TelegramBot;
import com.pengrad.telegrambot.UpdatesListener;
import com.pengrad.telegrambot.model.*;

public class PengradBot {
  void start(TelegramBot bot) {
    bot.setUpdatesListener(updates -> {
      updates.forEach(update -> {
        try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + update.message().text()}); // expect
        } catch (Exception e) { }
      });
      return UpdatesListener.CONFIRMED_UPDATES_ALL;
    });
  }
  void handle(Update update) throws Exception {
    Message message = update.message();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message.text()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message.document().fileName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + update.callbackQuery().data()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message.chat().id()});
  }
}
