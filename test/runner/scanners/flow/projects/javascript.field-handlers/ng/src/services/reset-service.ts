import { Member } from "../models/member";

export class ResetService {
  async start(email: string) {
    return Member.findOne({ email, active: true }); // expect
  }
}
