package request222;

import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;

public class JdaBot extends ListenerAdapter {
  @Override
  public void onMessageReceived(MessageReceivedEvent event) {
    try {
      String text = event.getMessage().getContentRaw();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + text.substring(5)}); // expect
      Message m = event.getMessage();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.getContentDisplay()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.getAttachments().get(0).getFileName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getAuthor().getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getAuthor().getId()});
    } catch (Exception e) { }
  }
  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getOption("v").getAsString()}); // expect
      OptionMapping o = event.getOption("w");
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.getAsString()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getOption("x", OptionMapping::getAsString)}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getOption("n").getAsInt()});
    } catch (Exception e) { }
  }
  @Override
  public void onModalInteraction(ModalInteractionEvent event) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getValue("v").getAsString()}); // expect
    } catch (Exception e) { }
  }
}
