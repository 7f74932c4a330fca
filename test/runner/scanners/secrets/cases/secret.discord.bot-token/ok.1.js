const discord = new Client();
await discord.login(process.env.DISCORD_TOKEN);
const version = "MODULE_NAME_OF_THE_THING.minor1.and_some_more_words_behind_it";
