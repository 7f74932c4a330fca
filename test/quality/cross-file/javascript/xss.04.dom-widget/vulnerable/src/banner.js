import { text } from "./escape.js";

export class Banner {
  constructor(element) {
    this.element = element;
  }

  show(message) {
    this.element.innerHTML = `<p class="banner">${text(message)}</p>`; // expect
  }
}
