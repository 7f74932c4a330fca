import type { Random } from "../chaos/random.ts";
import { labelContexts } from "./labelled-contexts.ts";
import { APPLICATION_SECRETS } from "./secret-contexts/application.ts";
import { COMMAND_SECRETS } from "./secret-contexts/commands.ts";
import { CONNECTION_SECRETS } from "./secret-contexts/connections.ts";
import { ESCAPED_SECRETS } from "./secret-contexts/escaped.ts";
import { HTTP_SECRETS } from "./secret-contexts/http.ts";
import { KEY_SECRETS } from "./secret-contexts/keys.ts";
import { LIST_SECRETS } from "./secret-contexts/lists.ts";
import { RECORDING_SECRETS } from "./secret-contexts/recordings.ts";
import { SETTINGS_SECRETS } from "./secret-contexts/settings.ts";
import type { Labelled } from "./token-files.ts";

/** Credentials beyond `NAME=value`, one per file, written independently of the scanner's rules. */
export function makeSecretContexts(random: Random): Labelled[] {
  const all = [
    RECORDING_SECRETS,
    HTTP_SECRETS,
    LIST_SECRETS,
    COMMAND_SECRETS,
    ESCAPED_SECRETS,
    KEY_SECRETS,
    CONNECTION_SECRETS,
    SETTINGS_SECRETS,
    APPLICATION_SECRETS,
  ];
  return labelContexts(all.flat(), "secret", random);
}
