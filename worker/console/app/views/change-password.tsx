import { api, dataOf } from "../api.ts";
import { useAction } from "../load.ts";
import { useLogOut } from "../log-out.ts";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { FailureNotice } from "../parts/states.tsx";
import { beginSession, endSession, session } from "../session.ts";
import { texts } from "../texts.ts";

/** A change revokes every token, this one too: the new password gets another. */
export function PasswordForm({ done }: { done?: () => void }) {
  const change = useAction(async ({ current = "", next = "" }: Fields) => {
    if (!session.value) return;
    const { slug, user } = session.value;
    const params = { path: { slug } };
    await dataOf(
      api.POST("/v1/orgs/{slug}/auth/password", { params, body: { current_password: current, new_password: next } }),
    );
    try {
      const body = { email: user.email, password: next };
      beginSession(slug, await dataOf(api.POST("/v1/orgs/{slug}/auth/login", { params, body })));
    } catch {
      endSession("expired");
    }
  });
  return (
    <Form action={change} submit={texts.password.submit} {...(done === undefined ? {} : { done })}>
      <Field name="current" label={texts.password.current} type="password" autocomplete="current-password" required />
      <Field
        name="next"
        label={texts.password.next}
        hint={texts.fields.passwordHint}
        type="password"
        autocomplete="new-password"
        required
      />
    </Form>
  );
}

export function ChangePassword() {
  const logOut = useLogOut();
  return (
    <main id="main" class="narrow">
      <h1 tabIndex={-1}>{texts.password.title}</h1>
      <p>{texts.password.temporary}</p>
      <PasswordForm />
      <FailureNotice failure={logOut.failure} />
      <button type="button" class="small" disabled={logOut.busy} onClick={() => void logOut.run()}>
        {texts.logout}
      </button>
    </main>
  );
}
