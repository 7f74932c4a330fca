import { describe, expect, it } from "vitest";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { call, expectBody, expectError, PASSWORD } from "../support/client.ts";
import { createTenant } from "../support/users.ts";

const COMMON = /^(new_)?password: must not be one of the 10,000 most common passwords$/;
const BLANK = /^(new_)?password: must not consist of white space or invisible characters alone$/;

const WEAK: [string, RegExp][] = [
  ["12345678", COMMON],
  ["password", COMMON],
  ["PassWord", COMMON],
  ["password1", COMMON],
  ["qwertyuiop", COMMON],
  ["trustno1", COMMON],
  ["iloveyou", COMMON],
  // The same word in full-width letters, between blanks, and with a zero-width space in it.
  ["ｐａｓｓｗｏｒｄ", COMMON],
  ["  sunshine  ", COMMON],
  ["foot\u200Bball", COMMON],
  [" ".repeat(8), BLANK],
  ["\t\n".repeat(5), BLANK],
  ["\u00A0".repeat(8), BLANK],
  ["\u3000 \u2003".repeat(4), BLANK],
  ["\u200B\u200D\uFEFF\u2060".repeat(3), BLANK],
  ["\u3164".repeat(8), BLANK],
];

describe.for(WEAK)("the password %j", ([password, rule]) => {
  it("is refused at sign-up", async () => {
    const body = { org_name: "Acme", org_slug: "weak-password", email: "ada@acme.example", password };
    expect(await expectError(await call("POST", "/v1/auth/register", { body }), 400, "bad_request")).toMatch(rule);
    const login = { email: "ada@acme.example", password: PASSWORD };
    await expectError(await call("POST", "/v1/orgs/weak-password/auth/login", { body: login }), 404, "not_found");
  });

  it("is refused for a new user, and when it is changed", async () => {
    const { slug, token } = await createTenant();
    const user = { email: "new@acme.example", password };
    const created = await call("POST", `/v1/orgs/${slug}/users`, { token, body: user });
    expect(await expectError(created, 400, "bad_request")).toMatch(rule);
    const change = { current_password: PASSWORD, new_password: password };
    const changed = await call("POST", `/v1/orgs/${slug}/auth/password`, { token, body: change });
    expect(await expectError(changed, 400, "bad_request")).toMatch(rule);
    expect((await call("GET", `/v1/orgs/${slug}/auth/me`, { token })).status).toBe(200);
  });
});

it.for(["        x", "password and more", "drowssap-73", "пароль-и-ещё", "🦊".repeat(8)])(
  "an uncommon password is taken, and may be used as it is: %s",
  async (password) => {
    const slug = `uncommon-${crypto.randomUUID().slice(0, 8)}`;
    const body = { org_name: "Acme", org_slug: slug, email: "ada@acme.example", password };
    await expectBody(await call("POST", "/v1/auth/register", { body }), 201, LoginResponse);
    const login = await call("POST", `/v1/orgs/${slug}/auth/login`, { body: { email: body.email, password } });
    await expectBody(login, 200, LoginResponse);
  },
);
