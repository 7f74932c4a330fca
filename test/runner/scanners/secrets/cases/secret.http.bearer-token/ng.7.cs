client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", "{{token::alnum:40}}"); // expect
