import { texts } from "../texts.ts";

export interface Day {
  day: string;
  opened: number;
  fixed: number;
}

const WIDTH = 300;
const HEIGHT = 60;

/** Open vulnerabilities at the end of each day, from what is open now and what was opened and fixed each day. */
export function openByDay(openNow: number, days: readonly Day[]): { day: string; open: number }[] {
  let open = openNow;
  const backwards = days.toReversed().map(({ day, opened, fixed }) => {
    const at = { day, open: Math.max(0, open) };
    open -= opened - fixed;
    return at;
  });
  return backwards.toReversed();
}

/** A line without axes: the numbers are in its name, for everybody in words. */
export function LineChart({ points }: { points: readonly { day: string; open: number }[] }) {
  const first = points.at(0);
  const last = points.at(-1);
  if (!first || !last) return null;
  const highest = Math.max(...points.map(({ open }) => open));
  const step = WIDTH / Math.max(1, points.length - 1);
  const corners = points.map(
    ({ open }, n) =>
      `${(n * step).toFixed(1)},${(HEIGHT - (open / Math.max(1, highest)) * (HEIGHT - 4) - 2).toFixed(1)}`,
  );
  const name = texts.chart.name(first.open, last.open, highest, points.length);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={name}>
        <polygon points={`0,${HEIGHT} ${corners.join(" ")} ${WIDTH},${HEIGHT}`} />
        <polyline points={corners.join(" ")} />
      </svg>
      <figcaption class="muted">{name}</figcaption>
    </figure>
  );
}
