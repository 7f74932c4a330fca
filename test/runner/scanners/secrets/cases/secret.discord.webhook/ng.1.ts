const value1 = "https://discord.com/api/webhooks/{{token::digits:18}}/{{token::mixed:68}}"; // expect
export const text = "first line\nhttps://discord.com/api/webhooks/{{token::digits:18}}/{{token::mixed:68}}"; // expect
