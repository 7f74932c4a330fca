import { api, dataOf } from "./api.ts";
import { type Action, useAction } from "./load.ts";
import { endSession, session } from "./session.ts";

/** Revokes the token, then ends the session of this tab. A token that cannot be revoked is kept, and the failure is shown. */
export function useLogOut(): Action<[]> {
  return useAction(async () => {
    if (!session.value) return;
    const path = { slug: session.value.slug };
    await dataOf(api.POST("/v1/orgs/{slug}/auth/logout", { params: { path } }));
    endSession("logged_out");
  });
}
