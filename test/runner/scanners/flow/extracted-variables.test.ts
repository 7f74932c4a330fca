import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const VIEW = `<?php
class View {
    private $vars = [];
    public function render() { extract($this->vars); return $name; }
}
function show() {
    exec("x " . $_GET["b"]);
}
`;

test("variables with computed names hide no data of the request in other functions", async () => {
  const report = await scanCode({ "view.php": VIEW });
  expect(report.findings.map(({ location_line: line }) => line)).toContain(7);
});
