import { api, dataOf, pageOf } from "../api.ts";
import { useLoaded } from "../load.ts";
import { Empty, Foreign, Table, Time } from "../parts/basics.tsx";
import { isEmpty, More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { Setting } from "../parts/setting.tsx";
import { Shown } from "../parts/states.tsx";
import { isAdmin } from "../session.ts";
import { texts } from "../texts.ts";
import { SigningTokens, WebhookSecrets } from "./webhook-secrets.tsx";

/** Of the organization: its secrets are the same for all projects. */
export function Webhooks({ slug, repoUrl }: { slug: string; repoUrl: string | null }) {
  if (!isAdmin()) return <p>{texts.webhooks.adminsOnly}</p>;
  return (
    <>
      {repoUrl === null && <p class="failure">{texts.webhooks.noRepository}</p>}
      <Setup slug={slug} />
      <SigningTokens slug={slug} />
      <Deliveries slug={slug} />
    </>
  );
}

function Setup({ slug }: { slug: string }) {
  const config = useLoaded(slug, async () =>
    dataOf(api.GET("/v1/orgs/{slug}/webhook-config", { params: { path: { slug } } })),
  );
  return (
    <section>
      <h2>{texts.webhooks.setup}</h2>
      <p>{texts.webhooks.setupHint}</p>
      <Shown loaded={config}>
        {({ providers }) => (
          <ul class="cards">
            {providers.map((provider) => (
              <li key={provider.id} class="card">
                <h3>{provider.name}</h3>
                <dl>
                  <Setting name={texts.webhooks.url} value={`${location.origin}${provider.path}`} />
                  <Setting name={texts.webhooks.secret} value={provider.secret} hidden />
                  <Setting name={texts.webhooks.contentType} value={provider.content_type} />
                  <Setting name={texts.scan.events} value={provider.events.join(", ")} />
                </dl>
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <WebhookSecrets slug={slug} rotated={config.reload} />
    </section>
  );
}

function Deliveries({ slug }: { slug: string }) {
  const deliveries = usePages(slug, async (cursor) =>
    pageOf(
      api.GET("/v1/orgs/{slug}/webhook-deliveries", {
        params: { path: { slug }, query: { limit: 50, ...(cursor !== undefined && { cursor }) } },
      }),
    ),
  );
  return (
    <section>
      <h2>{texts.webhooks.log}</h2>
      {isEmpty(deliveries) ? (
        <Empty title={texts.webhooks.none}>{texts.webhooks.noneHint}</Empty>
      ) : (
        <Table label={texts.webhooks.log} head={texts.webhooks.head}>
          {deliveries.rows.map((delivery) => (
            <tr key={delivery.id}>
              <td>
                <Time at={delivery.created_at} />
              </td>
              <td>
                <Foreign
                  text={[delivery.host, delivery.event, delivery.repository, ...delivery.branches]
                    .filter(Boolean)
                    .join(" ")}
                />
              </td>
              <td>
                {delivery.outcome}
                {delivery.count > 1 && ` × ${delivery.count}`}
                {delivery.scans.length > 0 && `: ${texts.webhooks.scans(delivery.scans.length)}`}
              </td>
              <td>
                <Foreign text={delivery.reason ?? texts.none} />
                {delivery.not_started && (
                  <p>{texts.webhooks.notStarted(delivery.not_started.count, delivery.not_started.reason)}</p>
                )}
              </td>
              <td>
                <Foreign text={delivery.what_to_do ?? texts.none} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <More pages={deliveries} />
    </section>
  );
}
