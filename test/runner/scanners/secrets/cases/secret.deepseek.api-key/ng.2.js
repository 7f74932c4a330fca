const options = { deepseek_api_key: "{{token:sk-:hex:32}}" }; // expect
process.env["DEEPSEEK_API_KEY"] = '{{token:sk-:hex:32}}'; // expect
