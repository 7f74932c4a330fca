import https from "node:https";
export const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false }); // expect
