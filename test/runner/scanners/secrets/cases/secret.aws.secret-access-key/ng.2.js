const client = new Client({ secretAccessKey: "{{token::base64:40}}" }); // expect
const s3 = connect("AKIAIOSFODNN7EXAMPLE",
  "{{token::base64:40}}"); // expect
