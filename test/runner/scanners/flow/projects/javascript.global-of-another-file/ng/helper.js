import * as store from "./store.js";
export function recall() {
  return store.current;
}
