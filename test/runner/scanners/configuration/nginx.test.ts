import { describe, expect, test } from "vitest";
import { NGINX, settingsOfNginx } from "../../../../runner/scanners/configuration/nginx.ts";

describe("the settings of nginx", () => {
  test.each([
    ["server { autoindex on; }", ["nginx.server.autoindex=on"]],
    ["location ^~ /a { alias /b/; }", ["nginx.location.alias=^~ /a /b/"]],
    ["a 1; # b 2;\nc 3;", ["nginx.a=1", "nginx.c=3"]],
    [`a "x; y" 'z }';`, ["nginx.a=x; y z }"]],
    ["a ${b}c; d $e;", ["nginx.a=${b}c", "nginx.d=$e"]],
    ["proxy_pass\n  http://b;", ["nginx.proxy.pass=http://b"]],
    ["} } a 1;", ["nginx.a=1"]],
    ["a { b {", []],
    ["a 1", []],
    [";;{};", []],
    [`a "open;`, ["nginx.a=open"]],
  ])("%s", (text, expected) => {
    expect(settingsOfNginx(text).map(({ key, value }) => `${key}=${value}`)).toEqual(expected);
  });

  test("are where the directive is", () => {
    const text = "a {\n  autoindex  on;\n}";
    const [setting] = settingsOfNginx(text);
    expect(text.slice(setting?.start, setting?.end)).toBe("autoindex  on");
  });

  test("are all found, and named after the nearest blocks", () => {
    expect(settingsOfNginx("a {".repeat(1_000) + "b 1;")).toMatchObject([
      { key: `nginx.${"a.".repeat(20)}b`, value: "1" },
    ]);
    expect(settingsOfNginx("a 1;".repeat(50_000))).toHaveLength(50_000);
  });
});

describe("a file of nginx", () => {
  test.each(["nginx.conf", "deploy/nginx/site.conf", "nginx.conf.template", "etc/sites-enabled/default"])(
    "%s",
    (path) => {
      expect(NGINX.test(path)).toBe(true);
    },
  );

  test.each(["nginx.md", "redis.conf", "nginx/Dockerfile", "src/nginx.ts"])("is not %s", (path) => {
    expect(NGINX.test(path)).toBe(false);
  });
});
