String ADYEN_API_KEY = "{{token:AQE:alnum:70}}-{{token::alnum:40}}.{{token::alnum:20}}"; // expect
