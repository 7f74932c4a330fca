package request235;

import com.slack.api.bolt.App;
import com.slack.api.bolt.context.builtin.SlashCommandContext;
import com.slack.api.bolt.request.builtin.SlashCommandRequest;
import com.slack.api.bolt.response.Response;
import com.slack.api.model.event.*;

public class SlackApp {
  void start(App app) {
    app.command("/a", (req, ctx) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.getPayload().getText()}); // expect
      return ctx.ack(); });
    app.event(AppMentionEvent.class, (payload, ctx) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + payload.getEvent().getText()}); // expect
      return ctx.ack(); });
    app.message("hi", (payload, ctx) -> { MessageEvent event = payload.getEvent();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getText()}); // expect
      return ctx.ack(); });
    app.command("/b", this::run);
    app.viewSubmission("v", (req, ctx) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.getPayload().getView().getState().getValues().get("a").get("b").getValue()}); // expect
      return ctx.ack(); });
  }
  Response run(SlashCommandRequest request, SlashCommandContext ctx) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getPayload().getText()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Integer.parseInt(request.getPayload().getText())});
    return ctx.ack();
  }
}
