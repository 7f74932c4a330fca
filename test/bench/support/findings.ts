const SEVERITIES = ["critical", "high", "medium", "low", "info"];

/** A finding as a client posts it, about 600 bytes of JSON, similar to those of the pipeline. */
export function makeFinding(number: number) {
  const path = `src/modules/module-${number % 997}/controllers/controller-${number % 89}.ts`;
  return {
    external_id: `${number.toString(16).padStart(8, "0")}-5f2c1d0b9a8e7f6d5c4b3a29180706`,
    title: "Shell command built from a variable",
    severity: SEVERITIES[number % SEVERITIES.length] ?? "info",
    scanner: "ast-grep",
    description:
      "Whoever controls the variable runs commands of their own. Pass the arguments as a list, without a shell.",
    location_path: path,
    location_line: (number % 5_000) + 1,
    location_column: (number % 80) + 1,
    metadata: {
      rule_id: "javascript-command-injection",
      cwe: "CWE-78",
      confidence: "high",
      snippet: `exec("tar czf backup-${number}.tgz " + request.query.folder, (error, out) => response.send(out));`,
      fingerprint: number.toString(16).padStart(40, "0"),
    },
  };
}
export type NewFinding = ReturnType<typeof makeFinding>;

export function makeFindings(count: number, first = 0): NewFinding[] {
  return Array.from({ length: count }, (_, index) => makeFinding(first + index));
}
