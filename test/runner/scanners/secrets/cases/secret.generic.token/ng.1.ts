const apiKey = "{{token::alnum:32}}"; // expect
export const config = { jwtSecret: "{{token::alnum:40}}" }; // expect
export const other = { accessToken: "{{token::hex:40}}" }; // expect
const encryption_key: string = '{{token::base64:43}}='; // expect
client.setToken("{{token::lower:24}}"); // expect
