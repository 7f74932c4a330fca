import axios from "axios";

export class HttpClient {
  constructor(private readonly timeout: number) {}

  async text(url: string): Promise<string> {
    const response = await axios.get<string>(url, { timeout: this.timeout, maxRedirects: 0 }); // expect
    return response.data;
  }
}
