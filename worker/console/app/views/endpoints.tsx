import { useState } from "preact/hooks";
import { api, dataOf, type Schemas } from "../api.ts";
import { useAction, useLoaded } from "../load.ts";
import { CopyButton, Empty, Foreign, Table, Time } from "../parts/basics.tsx";
import { Dialog, useDialog } from "../parts/dialog.tsx";
import { FailureNotice, Shown } from "../parts/states.tsx";
import { isAdmin } from "../session.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";
import { EndpointDeliveries } from "./endpoint-deliveries.tsx";
import { EndpointForm, type EndpointRequest } from "./endpoint-form.tsx";

type Endpoint = Schemas["WebhookEndpoint"];
const ENDPOINT = "/v1/orgs/{slug}/webhook-endpoints/{endpoint_id}";

export function Endpoints({ slug }: { slug: string }) {
  return isAdmin() ? <List slug={slug} /> : <p>{texts.endpoints.adminsOnly}</p>;
}

function List({ slug }: { slug: string }) {
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const { opening, open } = useDialog<{ endpoint: Endpoint; what: "edit" | "deliveries" }>();
  const params = { path: { slug } };
  const endpoints = useLoaded(slug, async () => dataOf(api.GET("/v1/orgs/{slug}/webhook-endpoints", { params })));
  const create = async (body: EndpointRequest) =>
    setSecret((await dataOf(api.POST("/v1/orgs/{slug}/webhook-endpoints", { params, body }))).secret);
  const changed = () => {
    opening?.close();
    endpoints.reload();
  };
  return (
    <>
      {secret !== undefined && (
        <p class="card" role="status">
          {texts.endpoints.once} <code>{secret}</code> <CopyButton text={secret} label={texts.webhooks.secret} />
        </p>
      )}
      <Shown loaded={endpoints}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={texts.endpoints.none}>{texts.endpoints.noneHint}</Empty>
          ) : (
            <Table label={texts.organization.tabs.endpoints} head={texts.endpoints.head}>
              {found.map((endpoint) => (
                <tr key={endpoint.id}>
                  <td>
                    <Foreign text={endpoint.url} />
                    {endpoint.description !== null && (
                      <p class="muted">
                        <Foreign text={endpoint.description} />
                      </p>
                    )}
                  </td>
                  <td>{endpoint.events.join(", ")}</td>
                  <td>
                    <State endpoint={endpoint} />
                  </td>
                  <td>
                    <Actions
                      slug={slug}
                      endpoint={endpoint}
                      choose={(what) => open({ endpoint, what })}
                      rotated={setSecret}
                    />
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
      <section class="card">
        <h2>{texts.endpoints.create}</h2>
        <EndpointForm submit={texts.endpoints.create} send={create} done={endpoints.reload} />
      </section>
      {opening?.about.what === "edit" && (
        <Dialog key={opening.key} title={visibleText(opening.about.endpoint.url)} close={opening.close}>
          <Edit slug={slug} endpoint={opening.about.endpoint} done={changed} />
        </Dialog>
      )}
      {opening?.about.what === "deliveries" && (
        <Dialog
          key={opening.key}
          title={texts.endpoints.log(visibleText(opening.about.endpoint.url))}
          close={opening.close}
          wide
        >
          <EndpointDeliveries path={{ slug, endpoint_id: opening.about.endpoint.id }} />
        </Dialog>
      )}
    </>
  );
}

function State({ endpoint }: { endpoint: Endpoint }) {
  if (!endpoint.enabled) return <>{texts.endpoints.disabled(endpoint.disabled_reason ?? texts.none)}</>;
  if (endpoint.failing_since === null) return <>{texts.endpoints.states.true}</>;
  return (
    <>
      {texts.endpoints.failing} <Time at={endpoint.failing_since} />
    </>
  );
}

interface ActionsProps {
  slug: string;
  endpoint: Endpoint;
  choose: (what: "edit" | "deliveries") => void;
  rotated: (secret: string) => void;
}

function Actions({ slug, endpoint, choose, rotated }: ActionsProps) {
  const params = { path: { slug, endpoint_id: endpoint.id } };
  const [notice, setNotice] = useState<string | undefined>(undefined);
  const test = useAction(async () => {
    await dataOf(api.POST(`${ENDPOINT}/test`, { params }));
    setNotice(texts.endpoints.tested);
  });
  const rotate = useAction(async () => {
    rotated((await dataOf(api.POST(`${ENDPOINT}/rotate-secret`, { params }))).secret);
    setNotice(texts.endpoints.rotated);
  });
  const buttons = [
    [texts.endpoints.edit, () => choose("edit"), false],
    [texts.endpoints.deliveries, () => choose("deliveries"), false],
    [texts.endpoints.test, () => void test.run(), test.busy],
    [texts.endpoints.rotate, () => void rotate.run(), rotate.busy],
  ] as const;
  return (
    <>
      <div class="buttons">
        {buttons.map(([label, run, busy]) => (
          <button
            key={label}
            type="button"
            class="small"
            aria-label={`${label}: ${visibleText(endpoint.url)}`}
            disabled={busy}
            onClick={run}
          >
            {label}
          </button>
        ))}
      </div>
      {notice !== undefined && <p role="status">{notice}</p>}
      <FailureNotice failure={test.failure ?? rotate.failure} />
    </>
  );
}

function Edit({ slug, endpoint, done }: { slug: string; endpoint: Endpoint; done: () => void }) {
  const params = { path: { slug, endpoint_id: endpoint.id } };
  const remove = useAction(async () => dataOf(api.DELETE(ENDPOINT, { params })));
  const removeAndClose = async () => {
    if (await remove.run()) done();
  };
  return (
    <>
      <EndpointForm
        submit={texts.save}
        endpoint={endpoint}
        send={async (body) => dataOf(api.PATCH(ENDPOINT, { params, body }))}
        done={done}
      />
      <FailureNotice failure={remove.failure} />
      <button type="button" class="danger" disabled={remove.busy} onClick={() => void removeAndClose()}>
        {texts.endpoints.remove}
      </button>
    </>
  );
}
