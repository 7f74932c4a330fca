export function tell(frame, state) {
  frame.contentWindow.postMessage(state, "*"); // expect
}
