import jwt from "jsonwebtoken";

export class Sessions {
  user(token: string) {
    const { header } = jwt.decode(token, { complete: true });
    return jwt.verify(token, this.keys[header.kid]).sub;
  }

  key(token: string) {
    return this.keys[jwt.decode(token, { complete: true }).header.kid];
  }

  both(token: string) {
    const { iss } = jwt.decode(token);
    return jwt.verify(token, this.keys[iss]);
  }
}
