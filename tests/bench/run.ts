import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopAllProcesses } from '../../scripts/processes.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { benchAccounts } from './accounts.bench.ts';
import { benchBackup } from './backup.bench.ts';
import { benchClientJs } from './client-js.bench.ts';
import { benchCsv } from './csv.bench.ts';
import { benchHttp } from './http.bench.ts';
import { benchLighthouse } from './lighthouse.bench.ts';
import { benchList } from './list.bench.ts';
import { benchObservatory } from './observatory.bench.ts';
import { benchPdf } from './pdf.bench.ts';
import { benchPdfInWorkerd } from './pdf-workerd.bench.ts';
import { type BenchSection, describeMachine, withSection } from './results.ts';
import { benchSsr } from './ssr.bench.ts';
import { type BenchRow, formatTable } from './table.ts';
import { benchTests } from './tests.bench.ts';
import { benchTyping } from './typing.bench.ts';
import { benchWorkers } from './workers.bench.ts';
import { benchZip } from './zip.bench.ts';

// Each section prints its table and writes it to tests/bench/results.md as soon as it is measured. A section that fails
// records the reason there, and the others still run. Name sections to run only those: `npm run bench -- pdf`.
// `--beside=FOLDER/build` names an earlier checkout's build for `ssr`, `tests`, `typing` and `workers`; `tests` only
// runs when it is named.
const { values: options, positionals: wanted } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
});
const parts: Record<string, { title: string; measure: () => Promise<BenchRow[]> }> = {
  pdf: { title: 'Drawing PDFs in Node (processor time)', measure: benchPdf },
  workerd: { title: 'Drawing PDFs in workerd', measure: benchPdfInWorkerd },
  workers: {
    title: 'The workers as they are deployed',
    measure: () => benchWorkers(options.beside),
  },
  ssr: { title: 'Pages in workerd (processor time)', measure: () => benchSsr(options.beside) },
  http: { title: 'Requests in workerd against sqld', measure: benchHttp },
  list: { title: 'The list of 20,000 among 200,000 of others', measure: benchList },
  zip: { title: 'Many invoices as one file', measure: benchZip },
  csv: { title: 'A product file of 1,000 rows and 1 MB (processor time)', measure: benchCsv },
  backup: { title: 'A backup of 100,000 invoices and its return', measure: benchBackup },
  accounts: { title: 'Known beside unknown accounts, 400 pairs', measure: benchAccounts },
  'client-js': { title: 'JavaScript that a browser loads', measure: benchClientJs },
  observatory: { title: "Mozilla's Observatory, behind https", measure: benchObservatory },
  lighthouse: { title: 'Lighthouse, on a phone', measure: benchLighthouse },
  typing: {
    title: 'Typing into a form of 100 lines, on a slow phone',
    measure: () => benchTyping(options.beside),
  },
  tests: { title: 'The tests', measure: () => benchTests(options.beside) },
};

const file = join(projectRoot, 'tests/bench/results.md');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const titles = Object.values(parts).map(({ title }) => title);
const machine = await describeMachine();
console.log(`${machine.machine}\n${machine.versions}`);

let [missed, failed] = [0, 0];
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : name === 'tests') continue;
  const section = await measureSection(title, measure);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, withSection(before, section, machine, { date, titles }));
}
if (missed + failed > 0) {
  console.error(`\n${missed} targets missed, ${failed} parts could not be measured`);
  process.exitCode = 1;
}

async function measureSection(
  title: string,
  measure: () => Promise<BenchRow[]>,
): Promise<BenchSection> {
  try {
    const rows = await measure();
    console.log(formatTable(title, rows));
    missed += rows.filter((row) => row.ok === false).length;
    return { title, rows };
  } catch (error) {
    failed += 1;
    console.error(`\n${title}: it could not be measured`, error);
    // Processes that it started must not disturb the next section.
    await stopAllProcesses();
    const [failure = ''] = String(error).split('\n');
    return { title, failure };
  }
}
