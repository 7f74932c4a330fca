import { type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/sqlite-core";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HEX_DIGITS = 32;

/** The hexadecimal digits of a UUID; none for text that is not a UUID. */
export function uuidDigits(text: string): string {
  return UUID.test(text) ? text.replaceAll("-", "") : "";
}

/** The bytes of a UUID. Text that is not a UUID gives no bytes, which equal no stored UUID. */
export function uuidBytes(text: string): Uint8Array {
  return Buffer.from(uuidDigits(text), "hex");
}

const NUMBER_BYTES = 6;

/** The number at the end of the UUID of a vulnerability; 0 for text that is not a UUID. */
export function vulnerabilityNumber(id: string): number {
  const found = Buffer.from(uuidBytes(id));
  return found.length > NUMBER_BYTES ? found.readUIntBE(found.length - NUMBER_BYTES, NUMBER_BYTES) : 0;
}

/** @param hex 32 hexadecimal digits of either case. */
export function uuidFromHex(hex: string): string {
  if (hex.length !== HEX_DIGITS) throw new RangeError("A UUID has 32 hexadecimal digits.");
  const digits = hex.toLowerCase();
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    "-",
  );
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Of what D1 returns: a Buffer would be made of an array number by number. */
function hexOf(stored: Iterable<number>): string {
  let hex = "";
  for (const byte of stored) hex += HEX[byte];
  return hex;
}

/** A UUID stored in 16 bytes, and in canonical text in the code. D1 returns a BLOB as an array of numbers. */
export const uuid = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => "blob",
  toDriver: uuidBytes,
  fromDriver: (stored) => uuidFromHex(hexOf(stored)),
});

/** A BLOB, in hexadecimal digits in the code. */
export const bytes = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => "blob",
  toDriver: (hex) => Buffer.from(hex, "hex"),
  fromDriver: hexOf,
});

/** The canonical text of an expression whose value is a UUID, within SQL. */
export function uuidText(expression: SQL): SQL {
  return sql`(select substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-' || substr(h, 13, 4) || '-' || substr(h, 17, 4) || '-' || substr(h, 21)
    from (select lower(hex(${expression})) as h))`;
}

/** Selects an expression whose value is a UUID. */
export function selectUuid(expression: SQL): SQL<string> {
  return sql<string>`hex(${expression})`.mapWith(uuidFromHex);
}
