const db = new Sequelize("shop", "root", "{{token::alnum:12}}", { host: "db" }); // expect
const cipher = crypto.createCipheriv("aes-256-cbc", "{{token::alnum:32}}", iv); // expect
