package request211;

import org.bukkit.command.*;
import org.bukkit.entity.Player;
import org.bukkit.event.*;
import org.bukkit.event.player.*;
import org.bukkit.plugin.java.JavaPlugin;

public class BukkitPlugin extends JavaPlugin implements Listener {
  @Override
  public boolean onCommand(CommandSender sender, Command command, String label, String[] args) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + args[0]}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + args.length});
    } catch (Exception e) { }
    return true;
  }
  @EventHandler
  public void chat(AsyncPlayerChatEvent event) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getMessage()}); // expect
  }
  @EventHandler
  public void pre(PlayerCommandPreprocessEvent e) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + e.getMessage()}); // expect
  }
}
class Exec implements CommandExecutor {
  public boolean onCommand(CommandSender sender, Command command, String label, String[] args) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + String.join(" ", args)}); // expect
    } catch (Exception e) { }
    return true;
  }
}
