const key = {
  kty: "OKP",
  x: "{{token::base64url:43}}",
  d: "{{token::base64url:43}}", // expect
};
