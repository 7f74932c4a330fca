const KEY = Buffer.from("6f1ed002ab5595859014ebf0951522d9", "hex");
export function seal(text, iv) {
  const cipher = createCipheriv("aes-128-cbc", KEY, iv); // expect
  return cipher.update(text) + crypto.createHmac("sha256", "a key of ours").digest("hex"); // expect
}
