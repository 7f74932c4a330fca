import { forgetEarlyResponses } from "./early-responses.ts";
import { isSecondary, sendFirstRequests } from "./first-requests.ts";
import { place } from "./router.ts";
import { session } from "./session.ts";

/* The page preloads the components; what the first view shows is asked for in the meantime. */
const answered = sendFirstRequests(place.value, session.value);
void Promise.all([import("./main.tsx"), answered]).then(() => {
  // A second after the last response, the first view has asked for what it needs: some of it only when it has the rest.
  setTimeout(forgetEarlyResponses, 1_000);
});
if (isSecondary(place.value)) import("./views/secondary-views.ts").catch(() => undefined);
