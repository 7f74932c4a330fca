const manual = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.{{token::base64url:43}}";
const head = "{{base64url:{"alg":"HS256","typ":"JWT"}}}";
const noise = "{{token:eyJ:base64url:40}}.{{token:eyJ:base64url:40}}.{{token::base64url:43}}";
