import { request } from "undici";

const HOSTS = new Map([["news", "https://news.example"]]);

export class Reader {
  async read(name) {
    return request(HOSTS.get(name));
  }
}
