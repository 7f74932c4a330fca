/** What a hostile repository can put into the results of a tool: markup, scripts, bidirectional overrides, escape sequences, long lines. */
export const MARKUP = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
const BIDI = "\u202Egpj.exe\u202C";
const ANSI = "\u001B[31mred\u001B[0m";
const PATH = `src/${encodeURIComponent(`${MARKUP}${BIDI}`)}/a.js`;
const LINE = "x".repeat(10_000);

export const HOSTILE_TITLE = `Title ${MARKUP} ${BIDI} ${ANSI}`;
/** How the console shows it. */
export const SHOWN_TITLE = String.raw`Title ${MARKUP} \u202Egpj.exe\u202C \u001B[31mred\u001B[0m`;

export function hostileSarif(): string {
  const help = { text: MARKUP, markdown: `[click](javascript:alert(3)) ${MARKUP} <style>*{display:none}</style>` };
  const result = {
    ruleId: "javascript:alert(4)",
    level: "error",
    message: { text: HOSTILE_TITLE },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: PATH },
          region: { startLine: 3, snippet: { text: `${MARKUP}${ANSI}${BIDI}\n${LINE.slice(0, 1_500)}` } },
        },
      },
    ],
  };
  const rule = { id: "javascript:alert(4)", helpUri: "https://example.com/", help };
  const long = { ruleId: "long", level: "note", message: { text: `Long ${LINE}` } };
  return JSON.stringify({
    version: "2.1.0",
    runs: [{ tool: { driver: { name: `tool ${MARKUP}`, rules: [rule] } }, results: [result, long] }],
  });
}

/** So many ordinary results of one tool. */
export function manyResults(count: number, tool = "many"): string {
  const results = Array.from({ length: count }, (_, n) => ({
    ruleId: "r",
    level: "note",
    message: { text: `Result ${n}` },
    locations: [{ physicalLocation: { artifactLocation: { uri: `src/${n}.js` }, region: { startLine: 1 } } }],
  }));
  return JSON.stringify({ version: "2.1.0", runs: [{ tool: { driver: { name: tool } }, results }] });
}
