const ALGORITHM = "sha256";
const OTHER = "md5";
const hash = createHash(ALGORITHM).update(text).digest("hex");
