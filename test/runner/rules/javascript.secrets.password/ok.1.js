const password = process.env.PASSWORD;
const empty = { password: "" };
const prompt = { password: "Enter password" };
const type = { password: "password" };
const rule = { apiKey: "YOUR_API_KEY" };
const field = { password: "user.password" };
const header = { apiKey: "x-api-key" };
const path = { password: "/reset/password" };
const label = { password: "Password:" };
const messages = { password: "required" };
const accessToken = `${token}`;
const passwordField = "hunter2!";
const apiKey = "<api-key>";
const secretKey = "changeme";
if (password === "hunter2!") login();

export const labels = { "password": "パスワード", newPassword: "Şifreyi" };
