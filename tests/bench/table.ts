import { atLeast, atMost, figureOf, format, ratioOf, units, type Verdict } from './figures.ts';

/** One measured figure and what it is compared with, as printed. A figure without a target is only printed. */
export type BenchRow = {
  figure: string;
  ours: string;
  peer?: string;
  /** How ours compares with the peer. */
  ratio?: string;
} & Partial<Verdict>;

/** What `npm run bench` was asked for. */
export type BenchOptions = {
  /** The folder `build` of another checkout after its `npm run build`. */
  beside?: string;
  /** Only the main figures, from few rounds. */
  isQuick: boolean;
};

/** What was measured in turns with ours. */
export type Peer = { name: string; times: number[] };

const columns = ['figure', 'ours', 'peer', 'ratio', 'target', 'verdict'] as const;
const heads = ['figure', 'Billwren', 'beside', 'ratio', 'target', ''];

/** Formats the rows as a Markdown table, aligned for a screen. */
export function formatTable(rows: BenchRow[]): string {
  const cells = rows.map((row) =>
    columns.map((column) => row[column]?.replaceAll('|', '\\|').replaceAll('\n', ' ') ?? ''),
  );
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [heads, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}

/** A row of times (ms) that are at most `most` times the peer's; null if the ratio is only printed. */
export function ratioRow(
  figure: string,
  ours: number[],
  peer: Peer,
  most: number | null,
): BenchRow {
  const ratio = ratioOf(ours, peer.times);
  return {
    ...timesRow(figure, ours, peer),
    ratio: format(ratio, units.times),
    ...(most !== null && atMost(ratio, most, units.times)),
  };
}

/** A row of times (ms) that are at least `least` times as fast as the peer's. */
export function speedRow(figure: string, ours: number[], peer: Peer, least: number): BenchRow {
  const ratio = ratioOf(peer.times, ours);
  return {
    ...timesRow(figure, ours, peer),
    ratio: `${format(ratio, units.times)} as fast`,
    ...atLeast(ratio, least, units.times),
  };
}

function timesRow(figure: string, ours: number[], { name, times }: Peer): BenchRow {
  const text = (list: number[]) => format(figureOf(list), units.ms);
  return { figure, ours: text(ours), peer: `${name} ${text(times)}` };
}

/** A row of a size in bytes, held to a maximum if there is one. */
export function sizeRow(
  figure: string,
  bytes: number,
  { most, peer }: { most?: number | null; peer?: string } = {},
): BenchRow {
  const held = most ? atMost(bytes, most, units.kB) : {};
  return { figure, ours: format(bytes, units.kB), ...(peer && { peer }), ...held };
}
