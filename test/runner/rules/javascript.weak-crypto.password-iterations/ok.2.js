export const store = (password) => bcrypt.hash(password, 12);
