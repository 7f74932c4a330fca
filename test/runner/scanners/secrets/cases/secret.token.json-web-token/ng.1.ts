const session = "{{base64url:{"alg":"HS256","typ":"JWT"}}}.{{base64url:{"sub":"user-7731","scope":"admin"}}}.{{token::base64url:43}}"; // expect
