const options = { twitchClientSecret: "{{token::lower:30}}" }; // expect
process.env["TWITCH_CLIENT_SECRET"] = '{{token::lower:30}}'; // expect
