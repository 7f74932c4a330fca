import { Bot, Context } from "grammy";
import { exec } from "node:child_process";
const bot = new Bot("");
bot.command("a", (ctx) => { exec("x " + ctx.match); // expect
});
bot.on("message:text", async (ctx) => { exec("x " + ctx.message.text); // expect
  exec("x " + ctx.msg.text); // expect
});
bot.callbackQuery(/b/, (ctx) => { exec("x " + ctx.callbackQuery.data); // expect
});
bot.on("message", (ctx) => { exec("x " + ctx.message.document.file_name); // expect
  exec("x " + ctx.from.first_name); // expect
  exec("x " + ctx.from.id);
});
bot.inlineQuery(/x/, (ctx) => { exec("x " + ctx.inlineQuery.query); // expect
});
