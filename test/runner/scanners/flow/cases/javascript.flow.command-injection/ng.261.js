const { Client, Events, SlashCommandBuilder } = require("discord.js");
const { exec } = require("child_process");
const client = new Client({});
client.on("messageCreate", async (message) => { exec("x " + message.content); // expect
  const args = message.content.slice(1).split(/ +/);
  exec("x " + args[0]); // expect
});
client.on(Events.MessageCreate, (message) => { exec("x " + message.content); // expect
});
client.on(Events.InteractionCreate, async (interaction) => { exec("x " + interaction.options.getString("q")); // expect
  exec("x " + interaction.fields.getTextInputValue("q")); // expect
  exec("x " + interaction.options.getInteger("n"));
});
client.on("interactionCreate", async (interaction) => { exec("x " + interaction.options.getString("q")); // expect
  exec("x " + interaction.values[0]); // expect
  exec("x " + interaction.options.getInteger("n"));
});
