const options = { semgrepAppToken: "{{token::hex:64}}" }; // expect
process.env["SEMGREP_APP_TOKEN"] = '{{token::hex:64}}'; // expect
