import { api, dataOf } from "../api.ts";
import { useAction } from "../load.ts";
import { Link } from "../parts/basics.tsx";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { urlOf } from "../router.ts";
import { beginSession, sessionEnd } from "../session.ts";
import { texts } from "../texts.ts";

/** The view that was asked for comes after it, because the URL stays. */
export function Login({ slug }: { slug: string | undefined }) {
  const login = useAction(async ({ org = "", email = "", password = "" }: Fields) => {
    const path = { slug: org.trim() };
    const answer = await dataOf(
      api.POST("/v1/orgs/{slug}/auth/login", { params: { path }, body: { email, password } }),
    );
    beginSession(path.slug, answer);
  });
  const end = sessionEnd.value;
  return (
    <main id="main" class="narrow">
      <h1 tabIndex={-1}>{texts.login.title}</h1>
      {end && <p role="status">{texts.login.ends[end]}</p>}
      <Form action={login} submit={texts.login.submit}>
        <Field name="org" label={texts.fields.org} value={slug ?? ""} autocomplete="organization" required />
        <Field name="email" label={texts.fields.email} type="email" autocomplete="username" required />
        <Field name="password" label={texts.fields.password} type="password" autocomplete="current-password" required />
      </Form>
      <p>
        {texts.login.new} <Link to={urlOf(["register"])}>{texts.login.register}</Link>
      </p>
    </main>
  );
}
