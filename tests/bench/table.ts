/** One measured figure and what it is compared with, as printable text. */
export type BenchRow = {
  figure: string;
  ours: string;
  peer: string;
  /** How many times better than the peer; empty when there is nothing to compare. */
  ratio: string;
  /** The promised value; empty when the figure is only printed. */
  target: string;
  /** Whether the promise is met; `grown` when missed but within the room for growth; null when there is no promise. */
  ok: boolean | 'grown' | null;
};

/** The column headings. */
export const benchHeads: Record<keyof BenchRow, string> = {
  figure: 'figure',
  ours: 'Billwren',
  peer: 'beside',
  ratio: 'ratio',
  target: 'target',
  ok: '',
};
export const benchColumns = ['figure', 'ours', 'peer', 'ratio', 'target', 'ok'] as const;

/** Formats the rows as a plain-text table with a title. */
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

/** Formats a duration in milliseconds with its significant digits. */
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
}

/** Formats bytes in thousands. */
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

export function cellText(cell: string | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return cell ? 'ok' : 'MISSED';
}
