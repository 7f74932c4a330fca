const value1 = "https://hooks.slack.com/services/{{token:T:upper:10}}/{{token:B:upper:10}}/{{token::alnum:24}}"; // expect
export const text = "first line\nhttps://hooks.slack.com/services/{{token:T:upper:10}}/{{token:B:upper:10}}/{{token::alnum:24}}"; // expect
