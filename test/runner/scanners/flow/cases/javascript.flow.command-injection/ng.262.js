const { SlashCommandBuilder } = require("discord.js");
const { exec } = require("child_process");
module.exports = {
  data: new SlashCommandBuilder().setName("a"),
  async execute(interaction) {
    exec("x " + interaction.options.getString("q")); // expect
    exec("x " + interaction.options.getAttachment("q").name); // expect
    exec("x " + interaction.options.getInteger("n"));
    exec("x " + interaction.fields.getTextInputValue("q")); // expect
  },
};
