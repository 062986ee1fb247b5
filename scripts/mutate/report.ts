import type { KnownFiles, Mutant } from './sample.ts';

/**
 * Pending mutants were not tried yet, no test reaches untested ones, and refused ones survive the tests, but TypeScript
 * reports an error.
 */
export type Status = 'pending' | 'killed' | 'refused' | 'survived' | 'untested';

/** A mutant with how it fared: by which test or error it was noticed, how many test files reach it, and how many ran. */
export type TriedMutant = Pick<
  Mutant,
  'id' | 'module' | 'path' | 'line' | 'within' | 'mutator' | 'original' | 'replacement'
> & {
  status: Status;
  killedBy: string | null;
  isTypeChecked: boolean;
  reaching: number;
  ran: number;
  ms: number;
};

/** The result of a command; `code` is a hash of the product and its tests. */
export type Run = {
  code: string;
  commit: string;
  seed: string;
  candidates: number;
  files: KnownFiles;
  mutants: TriedMutant[];
};

export const isSurvivor = ({ status }: Pick<TriedMutant, 'status'>) =>
  status === 'survived' || status === 'untested';

/** Formats a run as Markdown: a table of the modules, beside those of a base, and the survivors. */
export function formatRun(run: Run, base?: Run): string {
  const all = [...run.mutants, ...(base?.mutants ?? [])];
  const modules = [...new Set(all.map(({ module }) => module))].sort();
  const rows = [...modules, 'all'].map((module) => {
    const own = count(run, module);
    const before = base ? [shareOf(count(base, module))] : [];
    const { tried, killed, refused, survived, untested } = own;
    return [module, tried, killed, refused, survived, untested, shareOf(own), ...before];
  });
  const head = [
    'module',
    'mutants',
    'killed',
    'refused',
    'survived',
    'no test',
    'share',
    ...(base ? ['base'] : []),
  ];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const survivors = run.mutants
    .filter(isSurvivor)
    .sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line);
  const noticedAtBase = new Set(
    base?.mutants.filter(({ status }) => /killed|refused/.test(status)).map(({ id }) => id),
  );
  const describe = (mutant: TriedMutant) =>
    [
      `- ${mutant.path}:${mutant.line} ${mutant.within} (${mutant.mutator})`,
      `\`${shorten(mutant.original)}\` → \`${shorten(mutant.replacement)}\``,
      `${mutant.ran} of ${mutant.reaching} test files ran`,
      ...(noticedAtBase.has(mutant.id) ? ['**noticed at the base**'] : []),
    ].join('; ');
  const pending = run.mutants.filter(({ status }) => status === 'pending').length;
  return [
    `# Mutants of ${run.commit}, seed ${run.seed}`,
    `${run.mutants.length} of ${run.candidates}; ${pending} not tried yet.`,
    table.join('\n'),
    '## Survivors',
    survivors.map(describe).join('\n'),
    '',
  ].join('\n\n');
}

function count({ mutants }: Run, module: string) {
  const own = mutants.filter((mutant) => module === 'all' || mutant.module === module);
  const withStatus = (status: Status) => own.filter((mutant) => mutant.status === status).length;
  return {
    killed: withStatus('killed'),
    refused: withStatus('refused'),
    survived: withStatus('survived'),
    untested: withStatus('untested'),
    tried: own.length - withStatus('pending'),
  };
}

/** The share of the mutants that tests or TypeScript notice. */
function shareOf({ killed, refused, tried }: ReturnType<typeof count>): string {
  return tried === 0 ? '-' : `${Math.round((100 * (killed + refused)) / tried)}%`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
