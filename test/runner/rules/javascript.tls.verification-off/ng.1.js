const agent = new https.Agent({ rejectUnauthorized: false }); // expect
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0"; // expect
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = 0; // expect
request({ url, strictSSL: false }); // expect
options.rejectUnauthorized = false; // expect
tls.connect({ host, checkServerIdentity: () => undefined }); // expect
const { data } = await axios.get(url, {
  httpsAgent: new https.Agent({
    "rejectUnauthorized": false, // expect
  }),
});
