const ALGORITHM = "sha1";
export class Store {
  fingerprint(token) {
    return createHash(ALGORITHM).update(token).digest("hex"); // expect
  }
}
