import { useEffect, useState } from "preact/hooks";
import { api, dataOf } from "../api.ts";
import { Empty } from "../parts/basics.tsx";
import { Dialog, useDialog } from "../parts/dialog.tsx";
import { usePages } from "../parts/pages.ts";
import { FailureNotice, Progress } from "../parts/states.tsx";
import { useMedia, useWindowed } from "../parts/windowed.ts";
import { useProjects, useUsers } from "../organization-names.ts";
import { place } from "../router.ts";
import { mayManage } from "../session.ts";
import { texts } from "../texts.ts";
import { filterOf, listVulnerabilities, sortOf } from "../vulnerability-filter.ts";
import { type Decision, TriageForm } from "./triage-form.tsx";
import { useListKeys } from "./list-keys.ts";
import { VulnerabilityFilters } from "./vulnerability-filters.tsx";
import { VulnerabilityRow } from "./vulnerability-row.tsx";

const ROW_PX = { wide: 60, narrow: 176 };

export function Vulnerabilities({ slug }: { slug: string }) {
  const { query } = place.value;
  const [filter, sort] = [filterOf(query), sortOf(query)];
  const key = `${slug}?${JSON.stringify(filter)}${sort}`;
  const list = usePages(key, async (cursor) => listVulnerabilities(slug, filter, sort, cursor));
  const projects = useProjects(slug).value ?? [];
  const users = useUsers(slug).value ?? [];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [allMatching, setAllMatching] = useState(false);
  const { opening, open } = useDialog<"triage" | "help">();
  const [changed, setChanged] = useState<number | undefined>(undefined);
  const rowPx = useMedia("(max-width: 760px)") ? ROW_PX.narrow : ROW_PX.wide;
  const rows = useWindowed(list.rows.length, rowPx);
  const readsOnly = !mayManage();

  useEffect(() => {
    setSelected(new Set());
    setAllMatching(false);
    setChanged(undefined);
  }, [key]);
  useEffect(() => {
    if (list.more && !list.busy && !list.failure && rows.last >= list.rows.length - 40) list.loadMore();
  });

  const toggle = (id: string) => {
    setAllMatching(false);
    setSelected((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  };
  const current = useListKeys({
    ids: list.rows.map(({ id }) => id),
    show: rows.show,
    toggle,
    decide: (id) => {
      if (readsOnly) return;
      if (selected.size === 0) setSelected(new Set([id]));
      open("triage");
    },
    help: () => open("help"),
  });
  const decide = async (decision: Decision) => {
    const { severity, ...others } = filter;
    const scope = allMatching
      ? { filter: { ...others, ...(severity.length > 0 && { severity }) } }
      : { ids: [...selected] };
    const body = { ...decision, ...scope };
    setChanged(
      (await dataOf(api.POST("/v1/orgs/{slug}/vulnerabilities/triage", { params: { path: { slug } }, body }))).changed,
    );
  };
  const finish = () => {
    opening?.close();
    setSelected(new Set());
    setAllMatching(false);
    list.reload();
  };
  const count = allMatching ? (list.total ?? list.rows.length) : selected.size;
  const slugs = new Map(projects.map(({ id, slug: name }) => [id, name]));
  return (
    <>
      <VulnerabilityFilters slug={slug} projects={projects} users={users} />
      <div class="actions" role="toolbar" aria-label={texts.list.actions}>
        <span role="status">
          {(!list.busy || list.rows.length > 0) && texts.list.total(list.total ?? list.rows.length)}{" "}
          {count > 0 && texts.list.selected(count)} {changed !== undefined && texts.list.changed(changed)}
        </span>
        {!readsOnly && list.rows.length > 0 && (
          <>
            <button type="button" onClick={() => setSelected(new Set(list.rows.map(({ id }) => id)))}>
              {texts.list.selectLoaded(list.rows.length)}
            </button>
            {list.more && (
              <button type="button" onClick={() => setAllMatching(true)}>
                {texts.list.selectAll(list.total ?? list.rows.length)}
              </button>
            )}
            <button type="button" class="primary" disabled={count === 0} onClick={() => open("triage")}>
              {texts.triage.title}
            </button>
          </>
        )}
        <button type="button" onClick={() => open("help")}>
          {texts.keys.title}
        </button>
      </div>
      {list.rows.length > 0 && (
        <div
          class="rows"
          role="table"
          aria-label={texts.areas.vulnerabilities}
          aria-rowcount={1 + (list.total ?? list.rows.length)}
        >
          <div role="rowgroup" class="head">
            <div role="row" class="row" aria-rowindex={1}>
              {texts.list.head.map((name) => (
                <span key={name} role="columnheader">
                  {name}
                </span>
              ))}
            </div>
          </div>
          <div role="rowgroup" class="frame" ref={rows.frame} style={{ height: `${list.rows.length * rowPx}px` }}>
            {list.rows.slice(rows.first, rows.last).map((row, n) => (
              <VulnerabilityRow
                key={row.id}
                slug={slug}
                row={row}
                project={slugs.get(row.project_id)}
                index={rows.first + n}
                height={rowPx}
                selected={allMatching || selected.has(row.id)}
                current={current === rows.first + n}
                toggle={toggle}
              />
            ))}
          </div>
        </div>
      )}
      <FailureNotice failure={list.failure} retry={list.rows.length > 0 ? list.loadMore : list.reload} />
      {list.busy && <Progress />}
      {!list.busy && !list.failure && list.rows.length === 0 && (
        <Empty title={texts.list.none}>{texts.list.noneHint}</Empty>
      )}
      {opening?.about === "triage" && (
        <Dialog key={opening.key} title={texts.triage.of(count)} close={opening.close}>
          <TriageForm slug={slug} status="dismissed" decide={decide} done={finish} />
        </Dialog>
      )}
      {opening?.about === "help" && (
        <Dialog key={opening.key} title={texts.keys.title} close={opening.close}>
          <dl>
            {Object.entries(texts.keys.names).map(([name, effect]) => (
              <div key={name}>
                <dt>
                  <kbd>{name}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
