import { expect, it } from "vitest";
import { DeliveryBody } from "../../../worker/webhooks/delivery-body.ts";
import { MeteredBody } from "./metered-body.ts";

const KIB = 1024;
const CHUNK = 64 * KIB;
const MAX_BYTES = 25 * KIB * KIB;

function open(text: string) {
  const metered = new MeteredBody(text);
  const request = new Request("https://api.example", { method: "POST", body: metered.stream });
  return { metered, body: new DeliveryBody(request) };
}

const sizeOf = (chunks: readonly Uint8Array[]) => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
const decode = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString();

it("is not read before it is asked for, and no further", async () => {
  const { metered, body } = open("x".repeat(10 * CHUNK));
  await body.discardRest();
  expect([metered.read, body.length]).toEqual([0, 0]);
  expect(sizeOf(await body.beginning(CHUNK + 1))).toBe(CHUNK + 1);
  expect([metered.read, body.length]).toEqual([2 * CHUNK, 2 * CHUNK]);
  expect(await body.isLongerThan(2 * CHUNK - 1)).toBe(true);
  expect(metered.read).toBe(2 * CHUNK);
  expect(await body.isLongerThan(2 * CHUNK)).toBe(true);
  expect(metered.read).toBe(3 * CHUNK);
  expect(await body.isLongerThan(10 * CHUNK)).toBe(false);
  await body.discardRest();
});

it("is whole, in order, whatever was asked for before", async () => {
  const text = Array.from({ length: 40_000 }, (_, n) => n).join(",");
  const { body } = open(text);
  expect(decode(await body.beginning(0))).toBe("");
  expect(decode(await body.beginning(7))).toBe(text.slice(0, 7));
  expect(decode(await body.whole())).toBe(text);
  expect(decode(await body.beginning(CHUNK + 3))).toBe(text.slice(0, CHUNK + 3));
  expect(decode(await body.beginning(1e9))).toBe(text);
  expect(decode(await body.whole())).toBe(text);
  expect(body.length).toBe(text.length);
  await body.discardRest();
});

it("keeps nothing of the rest that it discards", async () => {
  const { metered, body } = open("x".repeat(20 * CHUNK));
  await body.beginning(1);
  await body.discardRest();
  expect([metered.read, body.length]).toEqual([20 * CHUNK, CHUNK]);
});

it("may be of no request body at all", async () => {
  const body = new DeliveryBody(new Request("https://api.example"));
  expect(await body.isLongerThan(0)).toBe(false);
  expect(await body.whole()).toEqual([]);
  await body.discardRest();
});

it("over the limit is refused when it is read, and let go without a word", async () => {
  const { body } = open("x".repeat(MAX_BYTES + 1));
  await expect(body.whole()).rejects.toMatchObject({ code: "payload_too_large" });
  await body.discardRest();
  const other = open("x".repeat(MAX_BYTES + 10 * CHUNK));
  await other.body.beginning(1);
  await other.body.discardRest();
  expect(other.metered.read).toBeLessThanOrEqual(MAX_BYTES + CHUNK);
  expect(other.body.length).toBe(CHUNK);
});
