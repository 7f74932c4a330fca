module.exports = {
  port: 8080,
  issuer: "shop",
  signing: "orchid-panther-railway-42", // expect
};
