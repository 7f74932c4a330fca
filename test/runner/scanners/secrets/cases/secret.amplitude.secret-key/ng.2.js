const options = { amplitudeSecretKey: "{{token::hex:32}}" }; // expect
process.env["AMPLITUDE_SECRET_KEY"] = '{{token::hex:32}}'; // expect
