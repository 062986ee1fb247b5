import type { KnownFiles, Mutant } from './sample.ts';

/** `pending` mutants were not tried yet, `untested` ones are reached by no test. */
export type Status = 'pending' | 'killed' | 'survived' | 'untested';

/** A mutant with how it fared: by which test it was killed, how many test files reach it, and how many ran. */
export type TriedMutant = Pick<
  Mutant,
  'id' | 'module' | 'path' | 'line' | 'within' | 'mutator' | 'original' | 'replacement'
> & { status: Status; killedBy: string | null; reaching: number; ran: number; ms: number };

export type Run = {
  commit: string;
  seed: string;
  candidates: number;
  files: KnownFiles;
  mutants: TriedMutant[];
};

/** Formats a run as Markdown: a table of the modules, beside those of a base, and the survivors. */
export function formatRun(run: Run, base?: Run): string {
  const modules = [...new Set(run.mutants.map(({ module }) => module))].sort();
  const rows = [...modules, 'all'].map((module) => {
    const { killed, tried, survived, untested } = count(run, module);
    const before = base ? [shareOf(count(base, module))] : [];
    return [module, tried, killed, survived, untested, shareOf({ killed, tried }), ...before];
  });
  const head = [
    'module',
    'mutants',
    'killed',
    'survived',
    'no test',
    'share',
    ...(base ? ['base'] : []),
  ];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const survivors = run.mutants
    .filter(({ status }) => status === 'survived' || status === 'untested')
    .sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line);
  const killedAtBase = new Set(
    base?.mutants.filter(({ status }) => status === 'killed').map(({ id }) => id),
  );
  const describe = (mutant: TriedMutant) =>
    [
      `- ${mutant.path}:${mutant.line} ${mutant.within} (${mutant.mutator})`,
      `\`${shorten(mutant.original)}\` → \`${shorten(mutant.replacement)}\``,
      `${mutant.ran} of ${mutant.reaching} test files ran`,
      ...(killedAtBase.has(mutant.id) ? ['**killed at the base**'] : []),
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
  const [killed, survived] = [withStatus('killed'), withStatus('survived')];
  const untested = withStatus('untested');
  return { killed, survived, untested, tried: killed + survived + untested };
}

function shareOf({ killed, tried }: { killed: number; tried: number }): string {
  return tried === 0 ? '-' : `${Math.round((100 * killed) / tried)}%`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
