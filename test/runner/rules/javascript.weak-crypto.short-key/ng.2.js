await crypto.subtle.generateKey(
  { name: "RSA-PSS", modulusLength: 1024, publicExponent, hash: "SHA-256" }, // expect
  false,
  ["sign"],
);
