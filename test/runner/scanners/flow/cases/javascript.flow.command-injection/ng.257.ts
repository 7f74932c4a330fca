import { Telegraf, Markup } from "telegraf";
import { message } from "telegraf/filters";
import { exec } from "node:child_process";
const bot = new Telegraf(process.env.T);
bot.command("a", (ctx) => { exec("x " + ctx.message.text); // expect
  exec("x " + ctx.payload); // expect
  exec("x " + ctx.args[0]); // expect
});
bot.on(message("text"), async (ctx) => { exec("x " + ctx.message.text); // expect
  exec("x " + ctx.text); // expect
});
bot.hears(/a (.+)/, (ctx) => { exec("x " + ctx.match[1]); // expect
});
bot.action(/b/, (ctx) => { exec("x " + ctx.callbackQuery.data); // expect
});
bot.on("inline_query", (ctx) => { exec("x " + ctx.inlineQuery.query); // expect
});
bot.on("document", (ctx) => { exec("x " + ctx.message.document.file_name); // expect
  exec("x " + ctx.update.message.text); // expect
  exec("x " + ctx.message.from.first_name); // expect
  exec("x " + ctx.from.username); // expect
  exec("x " + ctx.from.id);
});
