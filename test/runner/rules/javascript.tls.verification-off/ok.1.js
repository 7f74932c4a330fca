const agent = new https.Agent({ rejectUnauthorized: true });
const other = new https.Agent({ rejectUnauthorized: production });
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "1";
delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
const { rejectUnauthorized = true } = options;
if (process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0") warn();
