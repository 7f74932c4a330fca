export function tell(worker, state) {
  worker.postMessage(state);
  frame.contentWindow.postMessage(state, ORIGIN);
}
