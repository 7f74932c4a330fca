import { useState } from "preact/hooks";
import { api, dataOf, pageOf } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { Foreign, Table, Time } from "../parts/basics.tsx";
import { Field, type Fields, Form } from "../parts/form.tsx";
import { More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { Setting } from "../parts/setting.tsx";
import { FailureNotice, Shown } from "../parts/states.tsx";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

const HOUR_SECONDS = 3_600;

/** The generations of the secrets, and their rotation. */
export function WebhookSecrets({ slug, rotated }: { slug: string; rotated: () => void }) {
  const params = { path: { slug } };
  const secrets = useLoaded(slug, async () => dataOf(api.GET("/v1/orgs/{slug}/webhook-config/secrets", { params })));
  const rotate = useAction(async ({ hours = "" }: Fields) => {
    const generation = secrets.value?.find(({ current }) => current)?.generation;
    const body = { overlap_seconds: Number(hours) * HOUR_SECONDS, ...(generation !== undefined && { generation }) };
    await dataOf(api.POST("/v1/orgs/{slug}/webhook-config/rotate", { params, body }));
  });
  const [isNew, setNew] = useState(false);
  const done = () => {
    setNew(true);
    secrets.reload();
    rotated();
  };
  return (
    <section class="card">
      <h2>{texts.secrets.title}</h2>
      <Shown loaded={secrets}>
        {(found) => (
          <Table label={texts.secrets.title} head={texts.secrets.head}>
            {found.map((one) => (
              <tr key={one.generation}>
                <td>{one.generation}</td>
                <td>{one.current ? texts.secrets.current : texts.secrets.previous}</td>
                <td>
                  <Time at={one.expires_at} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Shown>
      {isNew && <p role="status">{texts.secrets.rotated}</p>}
      <Form action={rotate} submit={texts.secrets.rotate} done={done} danger>
        <Field
          name="hours"
          label={texts.secrets.overlap}
          hint={texts.secrets.rotateHint}
          type="number"
          value="24"
          required
        />
      </Form>
    </section>
  );
}

export function SigningTokens({ slug }: { slug: string }) {
  const params = { path: { slug } };
  const signing = useLoaded(slug, async () => dataOf(api.GET("/v1/orgs/{slug}/webhook-config/signing", { params })));
  const stored = usePages(slug, async (cursor) =>
    pageOf(
      api.GET("/v1/orgs/{slug}/webhook-signing-tokens", {
        params: { ...params, query: { limit: 50, ...(cursor !== undefined && { cursor }) } },
      }),
    ),
  );
  const store = useAction(async ({ name = "", token = "" }: Fields) =>
    dataOf(api.POST("/v1/orgs/{slug}/webhook-signing-tokens", { params, body: { name, token } })),
  );
  const remove = useAction(async (id: string) =>
    dataOf(
      api.DELETE("/v1/orgs/{slug}/webhook-signing-tokens/{signing_token_id}", {
        params: { path: { slug, signing_token_id: id } },
      }),
    ),
  );
  return (
    <section class="card">
      <h2>{texts.signing.title}</h2>
      <p>{texts.signing.hint}</p>
      <Shown loaded={signing}>
        {(found) => (
          <dl>
            <Setting name={texts.webhooks.url} value={`${location.origin}${found.path}`} />
            <Setting name={texts.signing.header} value={found.signature_header} />
            {found.tokens.map(({ token, generation }) => (
              <Setting key={generation} name={`${texts.signing.ours} (${generation})`} value={token} hidden />
            ))}
          </dl>
        )}
      </Shown>
      <h3>{texts.signing.stored}</h3>
      {stored.rows.length === 0 && !stored.busy && <p class="muted">{texts.signing.none}</p>}
      {stored.rows.length > 0 && (
        <Table label={texts.signing.stored} head={texts.signing.head}>
          {stored.rows.map((one) => (
            <tr key={one.id}>
              <td>
                <Foreign text={one.name} />
              </td>
              <td>
                <Time at={one.created_at} />
              </td>
              <td>
                <button
                  type="button"
                  class="small danger"
                  aria-label={`${texts.signing.remove} ${visibleText(one.name)}`}
                  disabled={remove.busy}
                  onClick={() => void remove.run(one.id).then(stored.reload)}
                >
                  {texts.signing.remove}
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <FailureNotice failure={remove.failure} />
      <More pages={stored} />
      <Form action={store} submit={texts.signing.create} done={stored.reload}>
        <Field name="name" label={texts.fields.name} required />
        <Field name="token" label={texts.signing.token} type="password" required />
      </Form>
    </section>
  );
}
