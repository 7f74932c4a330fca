const password = "kT9#vQ2mZ7w"; // expect
const db = { user: "app", dbPassword: 'wL4-Rr8pXe' }; // expect
client.setPassword(`mN3vB6xQ1z`); // expect
if (input.passwd === "S4mmelsurium!") allow(); // expect
const typed: string = "", adminPwd: string = "Gr8-Kl7vT2"; // expect
