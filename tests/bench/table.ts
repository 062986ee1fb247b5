/** One measured figure beside what it is compared with; texts are ready to print. */
export type BenchRow = {
  figure: string;
  ours: string;
  peer: string;
  /** How many times better than the peer; empty when there is nothing to compare. */
  ratio: string;
  /** What was promised; empty when the figure is only printed. */
  target: string;
  /** Whether the promise holds; `grown` beyond it, within what later work may add; null when nothing was promised. */
  ok: boolean | 'grown' | null;
};

/** What stands above each column. */
export const benchHeads: Record<keyof BenchRow, string> = {
  figure: 'figure',
  ours: 'Billwren',
  peer: 'beside',
  ratio: 'ratio',
  target: 'target',
  ok: '',
};
/** The columns in their order. */
export const benchColumns = ['figure', 'ours', 'peer', 'ratio', 'target', 'ok'] as const;

/** The rows as a table of plain text with a title above it. */
export function formatTable(title: string, rows: BenchRow[]): string {
  const cells = [benchHeads, ...rows].map((row) =>
    benchColumns.map((column) => cellText(row[column])),
  );
  const widths = benchColumns.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  const lines = cells.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)));
  return [`\n${title}`, rule, lines[0], rule, ...lines.slice(1), rule].join('\n');
}

/** A duration in milliseconds with digits that mean something. */
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
}

/** Bytes in thousands. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A row that promises to be at least `target` times as fast as the peer. */
export function speedRow(
  figure: string,
  ours: number,
  peer: { name: string; time: number },
  target: number | null,
): BenchRow {
  const ratio = peer.time / ours;
  return {
    figure,
    ours: milliseconds(ours),
    peer: `${peer.name} ${milliseconds(peer.time)}`,
    ratio: `${ratio.toFixed(ratio < 10 ? 2 : 1)}x`,
    target: target === null ? '' : `>= ${target}x`,
    ok: target === null ? null : ratio >= target,
  };
}

/** A cell as it is printed. */
export function cellText(cell: string | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return cell ? 'ok' : 'MISSED';
}
