const credentials = { sessionToken: process.env.AWS_SESSION_TOKEN };
const short = { sessionToken: "{{token::base64:20}}..." };
const placeholder = { sessionToken: "{{fill:x:120}}" };
