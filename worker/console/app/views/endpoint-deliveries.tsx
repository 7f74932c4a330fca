import { api, dataOf, pageOf } from "../api.ts";
import { useAction } from "../load.ts";
import { Empty, Foreign, Table, Time } from "../parts/basics.tsx";
import { isEmpty, More } from "../parts/more.tsx";
import { usePages } from "../parts/pages.ts";
import { FailureNotice } from "../parts/states.tsx";
import { texts } from "../texts.ts";

const DELIVERIES = "/v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/deliveries";

/** The deliveries to an endpoint, newest first, each of which can be sent again. */
export function EndpointDeliveries({ path }: { path: { slug: string; endpoint_id: string } }) {
  const deliveries = usePages(path.endpoint_id, async (cursor) =>
    pageOf(api.GET(DELIVERIES, { params: { path, query: { limit: 50, ...(cursor !== undefined && { cursor }) } } })),
  );
  const redeliver = useAction(async (id: string) =>
    dataOf(api.POST(`${DELIVERIES}/{delivery_id}/redeliver`, { params: { path: { ...path, delivery_id: id } } })),
  );
  if (isEmpty(deliveries)) return <Empty title={texts.endpoints.logNone}>{texts.endpoints.logNoneHint}</Empty>;
  return (
    <>
      <FailureNotice failure={redeliver.failure} />
      <Table label={texts.endpoints.deliveries} head={texts.endpoints.logHead}>
        {deliveries.rows.map((one) => (
          <tr key={one.id}>
            <td>
              <Time at={one.created_at} />
            </td>
            <td>{one.event}</td>
            <td>{one.state}</td>
            <td>
              {one.attempts}
              {one.next_attempt_at !== null && (
                <p class="muted">
                  {texts.endpoints.next} <Time at={one.next_attempt_at} />
                </p>
              )}
            </td>
            <td>
              {one.response_status ?? texts.none} {one.error !== null && <Foreign text={one.error} />}
            </td>
            <td>
              <button
                type="button"
                class="small"
                aria-label={`${texts.endpoints.redeliver} ${one.event} ${one.created_at}`}
                disabled={redeliver.busy}
                onClick={() => void redeliver.run(one.id).then(deliveries.reload)}
              >
                {texts.endpoints.redeliver}
              </button>
            </td>
          </tr>
        ))}
      </Table>
      <More pages={deliveries} />
    </>
  );
}
