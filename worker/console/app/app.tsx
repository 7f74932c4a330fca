import { useEffect, useRef } from "preact/hooks";
import { Layout } from "./layout.tsx";
import { place } from "./router.ts";
import { session } from "./session.ts";
import { texts } from "./texts.ts";
import { ChangePassword } from "./views/change-password.tsx";
import { Login } from "./views/login.tsx";
import { NotFound, OtherOrganization } from "./views/not-here.tsx";
import { findView } from "./views/views.tsx";
import { Register } from "./views/register.tsx";

/** What the URL names. Without a session it is the login, which leaves the URL as it is. */
export function App() {
  const { parts } = place.value;
  const view = content(parts);
  useEffect(() => {
    document.title = `${view.title} · ${texts.product}`;
  }, [view.title]);
  const first = useRef(true);
  const name = `${parts.join("/")} ${view.title}`;
  // A screen reader reads the new view from its heading on.
  useEffect(() => {
    if (!first.current) document.querySelector("h1")?.focus({ preventScroll: true });
    first.current = false;
  }, [name]);
  return view.element;
}

function content(parts: readonly string[]) {
  const [area, slug, ...rest] = parts;
  const known = session.value;
  const wanted = area === "o" ? slug : undefined;
  if (!known) {
    if (area === "register") return { title: texts.register.title, element: <Register /> };
    return { title: texts.login.title, element: <Login slug={wanted} /> };
  }
  if (known.mustChangePassword) return { title: texts.password.title, element: <ChangePassword /> };
  if (wanted !== undefined && wanted !== known.slug) {
    return { title: texts.other.title, element: <OtherOrganization wanted={wanted} own={known.slug} /> };
  }
  const found = findView(known.slug, wanted === undefined ? parts : rest);
  const title = found?.title ?? texts.notFound.title;
  return {
    title,
    element: (
      <Layout slug={known.slug} title={title}>
        {found?.element ?? <NotFound />}
      </Layout>
    ),
  };
}
