import { request } from "undici";

export class Carrier {
  async send(parcel) {
    return this.post(parcel.address, this.label(parcel.note));
  }

  async post(url, label) {
    return request(url, { method: "POST", body: label });
  }
}
