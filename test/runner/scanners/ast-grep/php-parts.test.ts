import { describe, expect, test } from "vitest";
import { phpOf } from "../../../../runner/scanners/ast-grep/php-parts.ts";

describe("the PHP code of a file", () => {
  test.each([
    ["HTML before it", "<p>\n<?php f(); ?>", "f();"],
    ["HTML after it", "<?php f() ?><b>\r\n</b>", "<?php f() ;"],
    ["HTML between blocks", "<?php if ($a) { ?><b><?php } ?>", "<?php if ($a) { }"],
    ["the alternative syntax", "<?php if ($a): ?><b><?php endif ?>", "<?php if ($a): endif ;"],
    ["an echo of a variable", "<b><?= $a ?></b>", "echo$a ;"],
    ["an echo of a call", "<?= f() ?>", "f() ;"],
    ["a tag in a string", "<?php f('?><b>'); ?>\n<i>", "<?php f('?><b>');"],
    ["a tag in a block comment", "<?php /* ?> */ f(); ?>x", "<?php /* ?> */ f();"],
    ["a tag in a text", "<?php f(<<<A\n?>\n'\nA); ?><b>", "<?php f(<<<A ?> ' A);"],
    ["a tag after a comment", "<?php f(); // it's ?><b><?php g();", "<?php f(); g();"],
    ["an attribute", "<?php #[A('b')]\nf(); ?><b>", "<?php #[A('b')] f();"],
    ["an XML declaration", "<?xml version='1'?><?php f();", "f();"],
    ["an open string", "<?php f('?><b>", "<?php f('?><b>"],
    ["an open comment", "<?php /* ?><b>", "<?php /* ?><b>"],
    ["no code", "<b>\n</b>", ""],
  ])("%s", (_, text, expected) => {
    const code = phpOf(text);
    expect(code.replaceAll(/\s+/gu, " ").trim()).toBe(expected);
    expect(code).toHaveLength(text.length);
  });

  test("keeps the places of the code", () => {
    const text = "<ul>\n<?php foreach ($a as $b) { ?>\n<li><?= $b ?>\n<?php } ?>\n</ul>";
    expect(phpOf(text)).toHaveLength(text.length);
    expect(phpOf(text).indexOf("foreach")).toBe(text.indexOf("foreach"));
  });
});
