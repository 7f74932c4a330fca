import type { ComponentChildren } from "preact";
import { api, dataOf } from "./api.ts";
import { useAction } from "./load.ts";
import { Link } from "./parts/basics.tsx";
import { FailureNotice } from "./parts/states.tsx";
import { place, urlOf } from "./router.ts";
import { endSession, session } from "./session.ts";
import { texts } from "./texts.ts";

const AREAS = ["projects", "vulnerabilities", "organization"] as const;

export function Layout({ slug, title, children }: { slug: string; title: string; children: ComponentChildren }) {
  const logout = useAction(async () => {
    await dataOf(api.POST("/v1/orgs/{slug}/auth/logout", { params: { path: { slug } } }));
    endSession("logged_out");
  });
  const area = place.value.parts[2] ?? "projects";
  return (
    <>
      <a class="skip" href="#main">
        {texts.skip}
      </a>
      <header class="top">
        <Link to={urlOf(["o", slug, "projects"])} class="brand">
          {texts.product}
        </Link>
        <nav aria-label={texts.navigation}>
          {AREAS.map((name) => (
            <Link key={name} to={urlOf(["o", slug, name])} current={name === area}>
              {texts.areas[name]}
            </Link>
          ))}
        </nav>
        <span class="account">
          <span class="muted">
            {session.value?.user.email} · {slug}
          </span>
          <button type="button" class="small" disabled={logout.busy} onClick={() => void logout.run()}>
            {texts.logout}
          </button>
        </span>
      </header>
      <main id="main" tabIndex={-1}>
        <FailureNotice failure={logout.failure} />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </>
  );
}
