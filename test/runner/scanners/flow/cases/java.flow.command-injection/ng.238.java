package request238;

import org.springframework.web.bind.ServletRequestUtils;
import org.springframework.messaging.handler.annotation.*;
import org.springframework.stereotype.Controller;
import jakarta.servlet.http.HttpServletRequest;

@Controller
class Stomp {
  @MessageMapping("/chat")
  public void chat(String message) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message}); // expect
  }
  @MessageMapping("/chat2")
  public void chat2(ChatMessage message) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message.getText()}); // expect
  }
  @MessageMapping("/chat3/{room}")
  public void chat3(@DestinationVariable String room, @Header("v") String h) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + room}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h}); // expect
  }
  public void utils(HttpServletRequest request) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ServletRequestUtils.getStringParameter(request, "v", "")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ServletRequestUtils.getIntParameter(request, "v", 1)});
  }
  static class ChatMessage { private String text; public String getText() { return text; } public void setText(String t) { text = t; } }
}
