const value1 = "{{token::digits:10}}:{{token:AA:mixed:33}}"; // expect
const value2 = "https://api.telegram.org/bot{{token::digits:10}}:{{token:AA:mixed:33}}/getMe"; // expect
export const text = "first line\n{{token::digits:10}}:{{token:AA:mixed:33}}"; // expect
