/** The states of a number of RFC 8259, named by the part that has been read. */
type NumberState = "" | "-" | "0" | "1" | "." | ".1" | "e" | "e+" | "e1";

export const NUMBER_START: NumberState = "";

const DIGIT: Partial<Record<NumberState, NumberState>> = {
  "": "1",
  "-": "1",
  "1": "1",
  ".": ".1",
  ".1": ".1",
  e: "e1",
  "e+": "e1",
  e1: "e1",
};

/** The next state, or undefined if the byte is not part of the number. */
export function numberState(state: NumberState, byte: number): NumberState | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte === 0x30 && (state === "" || state === "-") ? "0" : DIGIT[state];
  const hasInteger = state === "0" || state === "1";
  if (byte === 0x2d && state === "") return "-";
  if (byte === 0x2e && hasInteger) return ".";
  if ((byte === 0x65 || byte === 0x45) && (hasInteger || state === ".1")) return "e";
  if ((byte === 0x2b || byte === 0x2d) && state === "e") return "e+";
  return undefined;
}

export function numberEnds(state: NumberState): boolean {
  return state === "0" || state === "1" || state === ".1" || state === "e1";
}
