const options = { giteaToken: "{{token::hex:40}}" }; // expect
process.env["GITEA_TOKEN"] = '{{token::hex:40}}'; // expect
