import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { renderInvoicePdf } from '../../app/pdf/render-invoice.server.ts';
import { fullSheet, sampleLines } from '../fixtures/sheets.ts';
import { median } from './interleave.ts';
import { prepareReactPdf } from './pdf-with-react-pdf.ts';

const program = fileURLToPath(import.meta.url);

type Drawer = 'ours' | '@react-pdf/renderer';

/**
 * Returns the CPU time of a process's first PDF, in milliseconds: modules are loaded, but nothing is compiled and no
 * font is unpacked. The median of five processes.
 */
export function timeFirstPdf(drawer: Drawer, items: number): number {
  const times = Array.from({ length: 5 }, () => {
    const options = ['--import', 'tsx', program, drawer, String(items)];
    return Number(execFileSync(process.execPath, options, { encoding: 'utf8' }));
  });
  return median(times);
}

async function drawFirst(drawer: string, items: number): Promise<number> {
  const sheet = fullSheet({ lines: sampleLines(items), paypalQrUrl: null });
  const draw = drawer === 'ours' ? renderInvoicePdf : await prepareReactPdf();
  const start = process.cpuUsage();
  await draw(sheet);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

if (process.argv[1] === program) {
  const [drawer = '', items = ''] = process.argv.slice(2);
  console.log(await drawFirst(drawer, Number(items)));
}
