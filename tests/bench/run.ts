import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from '../../scripts/build-app.ts';
import { stopAllProcesses } from '../../scripts/processes.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { benchAccounts } from './accounts.bench.ts';
import { benchBackup } from './backup.bench.ts';
import { benchClientJs } from './client-js.bench.ts';
import { benchCsv } from './csv.bench.ts';
import { benchHttp } from './http.bench.ts';
import { benchInp } from './inp.bench.ts';
import { benchLayoutShift } from './layout-shift.bench.ts';
import { benchLighthouse } from './lighthouse.bench.ts';
import { benchList } from './list.bench.ts';
import { benchObservatory } from './observatory.bench.ts';
import { benchPdf } from './pdf.bench.ts';
import { benchPdfInWorkerd } from './pdf-workerd.bench.ts';
import { describeMachine, withSection } from './results.ts';
import { benchSsr } from './ssr.bench.ts';
import { type BenchOptions, type BenchRow, formatTable } from './table.ts';
import { benchTests } from './tests.bench.ts';
import { benchTyping } from './typing.bench.ts';
import { benchWorkers } from './workers.bench.ts';
import { benchZip } from './zip.bench.ts';

// `npm run bench` measures every part but `tests`, writes each to tests/bench/results.md as soon as it is measured, and
// fails in the end if a target was missed or a part couldn't be measured. Name parts to measure only those:
// `npm run bench -- pdf`. `--beside=FOLDER/build` names an earlier checkout's build for `ssr`, `tests`, `typing` and
// `workers`; `--as-built` measures what the last build left. `npm run bench -- quick` prints the main figures from few
// rounds, writes nothing and never fails; with parts, it does so with those.

type Part = {
  title: string;
  measure: (options: BenchOptions) => BenchRow[] | Promise<BenchRow[]>;
  isQuick?: boolean;
  needsBuild?: false;
};
const parts: Record<string, Part> = {
  pdf: {
    title: 'Drawing PDFs in Node (processor time)',
    measure: benchPdf,
    isQuick: true,
    needsBuild: false,
  },
  workerd: { title: 'Drawing PDFs in workerd', measure: benchPdfInWorkerd, needsBuild: false },
  workers: { title: 'The workers as they are deployed', measure: benchWorkers, isQuick: true },
  ssr: { title: 'Pages in workerd (processor time)', measure: benchSsr, isQuick: true },
  http: { title: 'Requests in workerd against sqld', measure: benchHttp },
  list: { title: 'The list of 20,000 among 200,000 of others', measure: benchList },
  zip: { title: 'Many invoices as one file', measure: benchZip },
  csv: {
    title: 'A product file of 1,000 rows and 1 MB (processor time)',
    measure: benchCsv,
    needsBuild: false,
  },
  backup: {
    title: 'A backup of 100,000 invoices and its return',
    measure: benchBackup,
    needsBuild: false,
  },
  accounts: { title: 'Known beside unknown accounts, 400 pairs', measure: benchAccounts },
  'client-js': { title: 'JavaScript that a browser loads', measure: benchClientJs, isQuick: true },
  observatory: { title: "Mozilla's Observatory, behind https", measure: benchObservatory },
  lighthouse: { title: 'Lighthouse, on a phone', measure: benchLighthouse },
  typing: { title: 'Typing into a form of 100 lines, on a slow phone', measure: benchTyping },
  inp: { title: 'Interactions on a slow phone', measure: benchInp },
  shift: { title: 'Layout shift on a phone', measure: benchLayoutShift },
  tests: { title: 'The tests', measure: benchTests },
};

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' }, 'as-built': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isQuick = positionals.includes('quick');
const wanted = positionals.filter((name) => name !== 'quick');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: quick, ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const chosen = Object.entries(parts).filter(([name, part]) =>
  wanted.length > 0 ? wanted.includes(name) : isQuick ? part.isQuick : name !== 'tests',
);
const file = join(projectRoot, 'tests/bench/results.md');
const titles = Object.values(parts).map(({ title }) => title);
const machine = await describeMachine();
console.log(machine);
if (!values['as-built'] && chosen.some(([, { needsBuild }]) => needsBuild !== false)) {
  await requireBuild().catch((error) => {
    if (!isQuick) throw error;
    console.error(error);
  });
}

const verdicts: (BenchRow['verdict'] | 'failed')[] = [];
for (const [, part] of chosen) {
  const body = await measurePart(part);
  console.log(`\n${part.title}\n\n${body}`);
  if (isQuick) continue;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(before, { title: part.title, body }, { machine, titles }));
}
const count = (verdict: (typeof verdicts)[number]) =>
  verdicts.filter((each) => each === verdict).length;
console.log(
  `\n${count('MISSED')} targets missed, ${count('within spread')} within spread, ${count('ok')} met; ` +
    `${count('failed')} parts could not be measured`,
);
if (!isQuick && count('MISSED') + count('failed') > 0) process.exitCode = 1;

async function measurePart({ measure }: Part): Promise<string> {
  try {
    const rows = await measure({ beside: values.beside, isQuick });
    verdicts.push(...rows.map(({ verdict }) => verdict));
    return formatTable(rows);
  } catch (error) {
    verdicts.push('failed');
    console.error(error);
    // Processes that it started must not disturb the next part.
    await stopAllProcesses();
    return `It could not be measured: ${String(error).split('\n')[0]}`;
  }
}
