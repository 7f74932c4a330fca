const { exec } = require("child_process");
const { Client } = require("discord.js");
const { App } = require("@slack/bolt");

const client = new Client({});
client.on("ready", (found) => {
  exec("ls " + found.user.tag);
});
client.on("messageCreate", (message) => {
  if (message.content === "list") exec("ls " + message.content);
});

const slack = new App({});
slack.command("/run", async ({ command, ack, logger }) => {
  await ack();
  exec("ls", () => logger.info("done"));
});

function listen({ level, say }) {
  exec("ls " + Number(level));
}

module.exports = { listen };
