import { Carrier } from "./carrier.js";

class Snail extends Carrier {
  label(note) {
    return note;
  }
}

class Pigeon extends Carrier {
  label(note) {
    return note + "!";
  }
}

const carriers = new Map([
  ["snail", new Snail()],
  ["pigeon", new Pigeon()],
]);

export function carrierFor(name) {
  return carriers.get(name);
}
