const { App } = require("@slack/bolt");
const { exec } = require("child_process");
const app = new App({});
app.command("/a", async ({ command, ack, say }) => { await ack(); exec("x " + command.text); // expect
  exec("x " + Number(command.text));
});
app.message(/hi/, async ({ message, say, context }) => { exec("x " + message.text); // expect
  exec("x " + context.matches[0]); // expect
});
app.event("app_mention", async ({ event, client }) => { exec("x " + event.text); // expect
});
app.action("b", async ({ action, ack, body }) => { exec("x " + action.value); // expect
  exec("x " + body.actions[0].value); // expect
});
app.view("v", async ({ ack, view, body }) => { exec("x " + view.state.values.a.b.value); // expect
});
app.message(async ({ message }) => { exec("x " + message.text); // expect
});
app.shortcut("s", async ({ shortcut, ack }) => { exec("x " + shortcut.message.text); // expect
});
