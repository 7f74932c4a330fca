const key = {
  kty: "EC",
  x: "{{token::base64url:43}}",
  y: "{{token::base64url:43}}",
  kid: "{{token::base64url:43}}",
};
