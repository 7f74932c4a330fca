import { api, dataOf } from "../api.ts";
import { useAction } from "../load.ts";
import { Link } from "../parts/basics.tsx";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { navigate, urlOf } from "../router.ts";
import { beginSession } from "../session.ts";
import { texts } from "../texts.ts";

export function Register() {
  const register = useAction(async ({ name = "", org = "", email = "", password = "" }: Fields) => {
    const body = { org_name: name, org_slug: org, email, password };
    beginSession(org, await dataOf(api.POST("/v1/auth/register", { body })));
    navigate(urlOf(["o", org, "projects"]), { replace: true });
  });
  return (
    <main id="main" class="narrow">
      <h1 tabIndex={-1}>{texts.register.title}</h1>
      <Form action={register} submit={texts.register.submit}>
        <Field name="name" label={texts.fields.orgName} autocomplete="organization" required />
        <Field name="org" label={texts.fields.org} hint={texts.fields.slugHint} required />
        <Field name="email" label={texts.fields.email} type="email" autocomplete="username" required />
        <Field
          name="password"
          label={texts.fields.password}
          hint={texts.fields.passwordHint}
          type="password"
          autocomplete="new-password"
          required
        />
      </Form>
      <p>
        {texts.register.known} <Link to={urlOf(["login"])}>{texts.register.login}</Link>
      </p>
    </main>
  );
}
