if (signature !== createHmac("sha1", key).update(body).digest("base64")) { // expect
  throw new Error("no");
}
