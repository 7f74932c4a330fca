import { api, dataOf } from "../api.ts";
import { useLoaded } from "../load.ts";
import { Empty, Foreign, Link, Table } from "../parts/basics.tsx";
import { LineChart, openByDay } from "../parts/line-chart.tsx";
import { SeverityCounts } from "../parts/severity.tsx";
import { Shown } from "../parts/states.tsx";
import { tabOf, Tabs } from "../parts/tabs.tsx";
import { loadStatistics, STATISTICS_DAYS } from "../requests.ts";
import { place, urlOf } from "../router.ts";
import { texts } from "../texts.ts";
import { AuditLog } from "./audit-log.tsx";
import { Endpoints } from "./endpoints.tsx";
import { PasswordForm } from "./change-password.tsx";
import { Tokens } from "./tokens.tsx";
import { Users } from "./users.tsx";

export function Organization({ slug }: { slug: string }) {
  const tab = tabOf(texts.organization.tabs, place.value.query);
  return (
    <>
      <Tabs
        label={texts.organization.sections}
        parts={["o", slug, "organization"]}
        current={tab}
        names={texts.organization.tabs}
      />
      {tab === "statistics" && <Statistics slug={slug} />}
      {tab === "users" && <Users slug={slug} />}
      {tab === "tokens" && <Tokens slug={slug} />}
      {tab === "endpoints" && <Endpoints slug={slug} />}
      {tab === "audit" && <AuditLog slug={slug} />}
      {tab === "usage" && <Usage slug={slug} />}
      {tab === "account" && (
        <section class="card">
          <h2>{texts.password.title}</h2>
          <PasswordForm />
        </section>
      )}
    </>
  );
}

function Statistics({ slug }: { slug: string }) {
  const stats = useLoaded(slug, async () => loadStatistics(slug));
  return (
    <Shown loaded={stats}>
      {(found) => (
        <>
          <section class="card">
            <p>{texts.organization.open(found.open, found.dismissed, found.median_age_days)}</p>
            <p>{texts.organization.fixed(found.fixed, found.median_seconds_to_fix, STATISTICS_DAYS)}</p>
            <SeverityCounts counts={found.by_severity} />
            <LineChart points={openByDay(found.open, found.by_day)} />
          </section>
          {found.projects.length === 0 ? (
            <Empty title={texts.organization.none}>
              {texts.organization.noneHint} <Link to={urlOf(["o", slug, "projects"])}>{texts.areas.projects}</Link>
            </Empty>
          ) : (
            <div class="columns">
              <Table label={texts.organization.byProject.title} head={texts.organization.byProject.head}>
                {found.projects.map(({ project, open }) => (
                  <tr key={project}>
                    <td>
                      <Link to={urlOf(["o", slug, "vulnerabilities"], { project })}>
                        <Foreign text={project} />
                      </Link>
                    </td>
                    <td>{open}</td>
                  </tr>
                ))}
              </Table>
              <Table label={texts.organization.byRule.title} head={texts.organization.byRule.head}>
                {found.rules.map((rule) => (
                  <tr key={`${rule.scanner} ${rule.rule_id}`}>
                    <td>
                      <Link
                        to={urlOf(["o", slug, "vulnerabilities"], {
                          scanner: rule.scanner,
                          rule_id: rule.rule_id ?? "",
                        })}
                      >
                        <Foreign text={`${rule.scanner} ${rule.rule_id ?? ""}`} />
                      </Link>
                    </td>
                    <td>{rule.open}</td>
                  </tr>
                ))}
              </Table>
              <Table label={texts.organization.byAge.title} head={texts.organization.byAge.head}>
                {found.by_age.map(({ up_to_days: days, open }) => (
                  <tr key={days}>
                    <td>{texts.organization.age(days)}</td>
                    <td>{open}</td>
                  </tr>
                ))}
              </Table>
            </div>
          )}
        </>
      )}
    </Shown>
  );
}

function Usage({ slug }: { slug: string }) {
  const usage = useLoaded(slug, async () => dataOf(api.GET("/v1/orgs/{slug}/usage", { params: { path: { slug } } })));
  return (
    <Shown loaded={usage}>
      {(found) => (
        <Table label={texts.organization.tabs.usage} head={texts.organization.usageHead}>
          {Object.entries(found).map(([name, use]) => (
            <tr key={name}>
              <td>{name.replaceAll("_", " ")}</td>
              <td>{use?.used ?? texts.none}</td>
              <td>{use?.quota ?? texts.organization.unlimited}</td>
            </tr>
          ))}
        </Table>
      )}
    </Shown>
  );
}
