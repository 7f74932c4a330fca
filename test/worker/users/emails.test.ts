import { describe, expect, it } from "vitest";
import { emailKey } from "../../../worker/users/email-key.ts";
import { User } from "../../../worker/users/schemas.ts";
import { call, expectBody, expectError, PASSWORD } from "../support/client.ts";
import { createTenant, logIn, makeUser } from "../support/users.ts";

/** Pairs that are one email to a reader: full width, ligature, composed, sharp s, final sigma, Kelvin sign, dotted I. */
const SAME = [
  ["ada@acme.example", "ADA@Acme.Example"],
  ["ada@acme.example", "ａｄａ@acme.example"],
  ["ﬁona@acme.example", "fiona@acme.example"],
  ["jos\u00E9@acme.example", "Jose\u0301@acme.example"],
  ["stra\u00DFe@acme.example", "STRASSE@acme.example"],
  ["\u03BF\u03B4\u03BF\u03C2@acme.example", "\u039F\u0394\u039F\u03A3@acme.example"],
  ["\u212Aelvin@acme.example", "kelvin@acme.example"],
  ["\u0130rem@acme.example", "i\u0307rem@acme.example"],
] as const;

describe.for(SAME)("%s and %s", ([one, other]) => {
  it("are one email: taken once, and either logs in", async () => {
    const tenant = await createTenant();
    const user = await makeUser(tenant, { email: one });
    expect(user.email).toBe(one);
    const body = { email: other, password: PASSWORD };
    const second = await call("POST", `/v1/orgs/${tenant.slug}/users`, { token: tenant.token, body });
    expect(await expectError(second, 409, "conflict")).toMatch(/^email: /);
    expect((await logIn(tenant.slug, other)).userId).toBe(user.id);
    expect((await logIn(tenant.slug, one)).userId).toBe(user.id);
  });

  it("have one key, which is its own", () => {
    expect(emailKey(one)).toBe(emailKey(other));
    expect(emailKey(emailKey(one))).toBe(emailKey(one));
  });
});

const UNSEEN = /email: must not contain control, format or zero-width characters/;
const INVALID: [string, RegExp][] = [
  ["a\u200Bda@acme.example", UNSEEN],
  ["ada@acme\u200D.example", UNSEEN],
  ["\u202Eada@acme.example", UNSEEN],
  ["ada\u00AD@acme.example", UNSEEN],
  ["ada@acme.example\u2060", UNSEEN],
  ["a\u0001da@acme.example", UNSEEN],
  ["a\u007Fda@acme.example", UNSEEN],
  ["a\u3164da@acme.example", UNSEEN],
  ["ada\uFE0F@acme.example", UNSEEN],
  ["\uFEFFada@acme.example", /email: must/],
  ["ada\u3000b@acme.example", /email: must be an email address/],
  ["ada\uFF20evil.example@acme.example", /email: must be an email address/],
  ["ada\u00A8x@acme.example", /email: must be an email address/],
];

describe.for(INVALID)("the email %j", ([email, rule]) => {
  it("is refused at sign-up, for a new user, and when it is changed", async () => {
    const { slug, token, userId } = await createTenant();
    const body = { org_name: "Acme", org_slug: "invalid-email", email, password: PASSWORD };
    const answers = [
      await call("POST", "/v1/auth/register", { body }),
      await call("POST", `/v1/orgs/${slug}/users`, { token, body: { email, password: PASSWORD } }),
      await call("PATCH", `/v1/orgs/${slug}/users/${userId}`, { token, body: { email } }),
    ];
    for (const answer of answers) expect(await expectError(answer, 400, "bad_request")).toMatch(rule);
  });
});

it("an email keeps the form it was written in", async () => {
  const tenant = await createTenant();
  const { id } = await makeUser(tenant);
  const path = `/v1/orgs/${tenant.slug}/users/${id}`;
  const body = { email: "Jose\u0301@acme.example" };
  const user = await expectBody(await call("PATCH", path, { token: tenant.token, body }), 200, User);
  expect(user.email).toBe(body.email);
});

it.for(["\u202Eevil", "a\u200Bb", "a\nb", "a\u0007b", "\u00AD", "\u200D", "   ", "\u3164", "\uFEFFacme", "a\u2028b"])(
  "the name %j is refused, of organizations and projects",
  async (name) => {
    const { slug, token } = await createTenant();
    const register = { org_name: name, org_slug: "odd-name", email: "ada@acme.example", password: PASSWORD };
    const rule = /name: must be visible, without control or format characters/;
    const answers = [
      await call("POST", "/v1/auth/register", { body: register }),
      await call("POST", "/v1/orgs", { token, body: { slug: "odd-name", name } }),
      await call("PATCH", `/v1/orgs/${slug}`, { token, body: { name } }),
      await call("POST", `/v1/orgs/${slug}/projects`, { token, body: { slug: "shop", name } }),
    ];
    for (const answer of answers) expect(await expectError(answer, 400, "bad_request")).toMatch(rule);
  },
);

it.for(["👩‍💻 Team", "فروشگاه\u200Cها", "Ünïcödé & Söhne", "x", "<b>"])("the name %s is taken", async (name) => {
  const { slug, token } = await createTenant();
  const answer = await call("POST", `/v1/orgs/${slug}/projects`, { token, body: { slug: "shop", name } });
  expect(answer.status).toBe(201);
});
