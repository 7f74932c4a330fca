import type { Random } from "../chaos/random.ts";
import { CONNECTION_DECOYS } from "./decoy-contexts/connections.ts";
import { ENCRYPTED_DECOYS } from "./decoy-contexts/encrypted.ts";
import { HTTP_DECOYS } from "./decoy-contexts/http.ts";
import { LABEL_DECOYS } from "./decoy-contexts/labels.ts";
import { PUBLIC_DECOYS } from "./decoy-contexts/public.ts";
import { REFERENCE_DECOYS } from "./decoy-contexts/references.ts";
import { labelContexts } from "./labelled-contexts.ts";
import type { Labelled } from "./token-files.ts";

/** Files of the same kinds as the contexts of secrets, none of which holds a credential. */
export function makeDecoyContexts(random: Random): Labelled[] {
  const all = [HTTP_DECOYS, LABEL_DECOYS, REFERENCE_DECOYS, PUBLIC_DECOYS, ENCRYPTED_DECOYS, CONNECTION_DECOYS];
  return labelContexts(all.flat(), "decoy", random);
}
