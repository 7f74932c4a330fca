const { exec } = require("child_process");
const TelegramBot = require("node-telegram-bot-api");
const { Client } = require("discord.js");
const { Telegraf } = require("telegraf");
const { App } = require("@slack/bolt");
const { json } = require("micro");
const restify = require("restify");

const bot = new TelegramBot("token");
bot.onText(/\/echo (.+)/, (msg, match) => {
  exec("ls " + match[1]); // expect
});
bot.on("message", (msg) => {
  exec("ls " + msg.text); // expect
});

const client = new Client({});
client.on("messageCreate", (message) => {
  exec("ls " + message.content); // expect
});
client.on("interactionCreate", async (interaction) => {
  exec("ls " + interaction.options.getString("x")); // expect
});

const telegraf = new Telegraf("token");
telegraf.command("run", (ctx) => {
  exec("ls " + ctx.message.text); // expect
});

const slack = new App({});
slack.command("/run", async ({ command, ack }) => {
  exec("ls " + command.text); // expect
});

module.exports = async (req, res) => {
  const body = await json(req);
  exec("ls " + body.name); // expect
};

const server = restify.createServer();
server.get("/files", (req, res, next) => {
  exec("ls " + req.getQuery()); // expect
  next();
});
