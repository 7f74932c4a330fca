import { forgetEarlyResponses } from "./early-responses.ts";
import { isSecondary, sendFirstRequests } from "./first-requests.ts";
import { place } from "./router.ts";
import { session } from "./session.ts";

/** After the last response. */
const FIRST_VIEW_MS = 10_000;

/* The page preloads the components; what the first view shows is asked for in the meantime. */
const answered = sendFirstRequests(place.value, session.value);
void Promise.all([import("./main.tsx"), answered]).then(() => {
  // By then the first view has asked for what it needs, also on a slow device: some of it only when it has the rest.
  setTimeout(forgetEarlyResponses, FIRST_VIEW_MS);
});
if (isSecondary(place.value)) import("./views/secondary-views.ts").catch(() => undefined);
