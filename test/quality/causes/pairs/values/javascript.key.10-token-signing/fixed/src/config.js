module.exports = {
  port: 8080,
  issuer: "shop",
  signing: process.env.TOKEN_SIGNING,
};
