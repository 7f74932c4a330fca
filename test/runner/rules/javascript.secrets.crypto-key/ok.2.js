const KEY = Buffer.from(process.env.DATA_KEY, "hex");
const cipher = createCipheriv("aes-128-cbc", KEY, iv);
const mac = crypto.createHmac("sha256", secret).update("text");
