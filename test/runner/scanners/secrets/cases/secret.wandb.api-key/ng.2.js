const options = { wandb_api_key: "{{token::hex:40}}" }; // expect
process.env["WANDB_API_KEY"] = '{{token::hex:40}}'; // expect
