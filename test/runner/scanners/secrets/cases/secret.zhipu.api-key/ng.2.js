const options = { zhipuaiApiKey: "{{token::hex:32}}.{{token::alnum:16}}" }; // expect
process.env["ZHIPUAI_API_KEY"] = '{{token::hex:32}}.{{token::alnum:16}}'; // expect
