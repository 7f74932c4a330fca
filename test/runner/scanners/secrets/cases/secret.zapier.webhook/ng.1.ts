const hook = "https://hooks.zapier.com/hooks/catch/{{token::digits:8}}/{{token::lower:7}}/"; // expect
