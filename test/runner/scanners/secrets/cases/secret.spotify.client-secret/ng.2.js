const options = { spotifyClientSecret: "{{token::hex:32}}" }; // expect
process.env["SPOTIFY_CLIENT_SECRET"] = '{{token::hex:32}}'; // expect
