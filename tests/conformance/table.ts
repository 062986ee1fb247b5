/** The result of a rule set, parsed from its validator's output line. */
export type Row = {
  ruleSet: string;
  files: number;
  /** The number of rules that matched something; 0 for a validator that doesn't report it. */
  fired: number;
  /** The number of invalid files. */
  failures: number;
  /** Broken files that were rejected, the number of rules that rejected them, and broken files that passed. */
  refused: number;
  refusing: number;
  accepted: number;
};

/** Parses a row of a validator's output (`Judge.java`); null for any other line. */
export function readRow(line: string): Row | null {
  const [ruleSet, ...numbers] = line.split('\t');
  if (!ruleSet?.startsWith('=') || numbers.length !== 6) return null;
  const [files = 0, fired = 0, failures = 0, refused = 0, refusing = 0, accepted = 0] =
    numbers.map(Number);
  return { ruleSet: ruleSet.slice(1), files, fired, failures, refused, refusing, accepted };
}

const heads = [
  'rule set',
  'files',
  'rules fired',
  'failures',
  'broken, refused',
  'by rules',
  'accepted',
];

/** Formats the rows as a table for a terminal. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({ ruleSet, files, fired, failures, refused, refusing, accepted }) =>
    [ruleSet, files, fired || '-', failures, refused, refusing, accepted].map(String),
  );
  return [heads, ...cells]
    .map(([ruleSet = '', ...numbers]) =>
      [
        ruleSet.padEnd(14),
        ...numbers.map((cell, at) => cell.padStart(heads[at + 1]?.length ?? 0)),
      ].join('  '),
    )
    .join('\n');
}

/** @throws when a rule set checked nothing, because then its pass means nothing */
export function sumOf(rows: Row[]): string {
  const idle = rows.find(({ files, refused }) => files === 0 || refused === 0);
  if (idle || rows.length === 0)
    throw new Error(`${idle?.ruleSet ?? 'No rule set'} judged nothing.`);
  let passed = 0;
  let failed = 0;
  for (const { files, failures, refused, accepted } of rows) {
    passed += files - failures + refused;
    failed += failures + accepted;
  }
  return `${passed} passed, ${failed} failed`;
}
