export default class AvatarClient {
  #timeout;

  constructor({ timeout }) {
    this.#timeout = timeout;
  }

  async download(address) {
    const response = await fetch(address, { signal: AbortSignal.timeout(this.#timeout) }); // expect
    return response.arrayBuffer();
  }
}
