package request241;

import org.telegram.telegrambots.bots.TelegramLongPollingBot;
import org.telegram.telegrambots.meta.api.objects.*;

public class TgBot extends TelegramLongPollingBot {
  @Override
  public void onUpdateReceived(Update update) {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + update.getMessage().getText()}); // expect
      Message msg = update.getMessage();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + msg.getCaption()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + msg.getDocument().getFileName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + update.getCallbackQuery().getData()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + update.getInlineQuery().getQuery()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + msg.getFrom().getUserName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + msg.getChatId()});
    } catch (Exception e) { }
  }
}
