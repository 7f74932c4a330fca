import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useLoaded } from "../load.ts";
import { Shown } from "../parts/states.tsx";
import type * as secondaryViews from "./secondary-views.ts";

type Views = typeof secondaryViews;

let views: Views | undefined;

export async function loadSecondaryViews(): Promise<Views> {
  views = await import("./secondary-views.ts");
  return views;
}

/** What `children` makes of the views that the page does not preload, once they have arrived. */
export function Secondary({ children }: { children: (views: Views) => ComponentChildren }) {
  // The one that is chosen at first stays: the other would mount the views anew, which ask again and forget what was typed.
  const [present] = useState(views);
  return present ? children(present) : <Arriving>{children}</Arriving>;
}

function Arriving({ children }: { children: (views: Views) => ComponentChildren }) {
  const { value, failure } = useLoaded("", loadSecondaryViews);
  // A failed import stays failed until the page is loaded again.
  return <Shown loaded={{ value, failure, reload: () => location.reload() }}>{children}</Shown>;
}
