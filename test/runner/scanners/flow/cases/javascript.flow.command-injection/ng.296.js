const TelegramBot = require("node-telegram-bot-api");
const { exec } = require("child_process");
const bot = new TelegramBot("t", { polling: true });
bot.onText(/\/echo (.+)/, (msg, match) => { exec("x " + match[1]); // expect
  exec("x " + Number(match[1]));
  exec("x " + msg.text); // expect
});
bot.on("message", (msg) => { exec("x " + msg.text); // expect
});
bot.on("callback_query", (query) => { exec("x " + query.data); // expect
});
bot.on("document", (msg) => { exec("x " + msg.document.file_name); // expect
});
bot.on("inline_query", (q) => { exec("x " + q.query); // expect
});
