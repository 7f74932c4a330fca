import type { ComponentChildren } from "preact";
import { useLogOut } from "./log-out.ts";
import { Link } from "./parts/basics.tsx";
import { FailureNotice } from "./parts/states.tsx";
import { place, urlOf } from "./router.ts";
import { session } from "./session.ts";
import { texts } from "./texts.ts";

const AREAS = ["projects", "vulnerabilities", "organization"] as const;

export function Layout({ slug, title, children }: { slug: string; title: string; children: ComponentChildren }) {
  const logOut = useLogOut();
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
          <button type="button" class="small" disabled={logOut.busy} onClick={() => void logOut.run()}>
            {texts.logout}
          </button>
        </span>
      </header>
      <main id="main" tabIndex={-1}>
        <FailureNotice failure={logOut.failure} />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </>
  );
}
