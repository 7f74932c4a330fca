import { isSecondary, sendFirstRequests } from "./first-requests.ts";
import { place } from "./router.ts";
import { session } from "./session.ts";

/* The page preloads the components; what the first view shows is asked for in the meantime. */
sendFirstRequests(place.value, session.value);
void import("./main.tsx");
if (isSecondary(place.value)) import("./views/secondary-views.ts").catch(() => undefined);
