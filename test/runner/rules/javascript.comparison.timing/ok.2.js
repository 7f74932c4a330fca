const digest = crypto.createHash("sha256").update(file).digest("hex");
if (digest === manifest.digest) skip();
if (name === other) skip();
