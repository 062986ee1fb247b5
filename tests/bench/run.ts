import { benchAccounts } from './accounts.bench.ts';
import { benchClientJs } from './client-js.bench.ts';
import { benchCsv } from './csv.bench.ts';
import { benchHttp } from './http.bench.ts';
import { benchLighthouse } from './lighthouse.bench.ts';
import { benchList } from './list.bench.ts';
import { benchPdf } from './pdf.bench.ts';
import { benchPdfInWorkerd } from './pdf-workerd.bench.ts';
import { type BenchRow, formatTable } from './table.ts';
import { benchZip } from './zip.bench.ts';

// Each part prints its table as soon as it is measured; name parts to run only those: `npm run bench -- pdf`.
const parts: Record<string, { title: string; measure: () => Promise<BenchRow[]> }> = {
  pdf: { title: 'Drawing PDFs in Node (processor time)', measure: benchPdf },
  workerd: { title: 'Drawing PDFs in workerd', measure: benchPdfInWorkerd },
  http: { title: 'Requests in workerd against sqld', measure: benchHttp },
  list: { title: 'The list of 20,000 among 200,000 of others', measure: benchList },
  zip: { title: 'Many invoices as one file', measure: benchZip },
  csv: { title: 'A product file of 1,000 rows and 1 MB (processor time)', measure: benchCsv },
  accounts: { title: 'Known beside unknown accounts, 400 pairs', measure: benchAccounts },
  'client-js': { title: 'JavaScript that a browser loads', measure: benchClientJs },
  lighthouse: { title: 'Lighthouse, on a phone', measure: benchLighthouse },
};

const wanted = process.argv.slice(2);
let missed = 0;
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await measure();
  console.log(formatTable(title, rows));
  missed += rows.filter((row) => row.ok === false).length;
}
if (missed > 0) {
  console.error(`\n${missed} targets missed`);
  process.exitCode = 1;
}
