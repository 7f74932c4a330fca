import jwt from "jsonwebtoken";

export class Sessions {
  user(token: string) {
    return jwt.verify(token, this.key).sub;
  }

  close(token: string) {
    return this.store.remove(jwt.decode(token).sub); // expect
  }
}
