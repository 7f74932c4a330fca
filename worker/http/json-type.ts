import { ApiError } from "./errors.ts";

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/** A request without Content-Type is read as JSON. @throws ApiError `bad_request` */
export function requireJsonType(headers: Headers): void {
  const contentType = headers.get("content-type")?.trim() ?? "";
  if (contentType !== "" && !JSON_TYPE.test(contentType)) {
    throw new ApiError("bad_request", "The body must be JSON: send Content-Type: application/json.");
  }
}
