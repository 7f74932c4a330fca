export const store = (password) => bcrypt.hash(password, 4); // expect
