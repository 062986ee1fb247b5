import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brokenPdfFiles } from '#tests/conformance/broken-pdf-files.ts';
import { brokenXmlFiles } from '#tests/conformance/broken-xml.ts';
import type { FileToCheck } from '#tests/conformance/file-to-check.ts';
import { lookFiles, randomLookFiles } from '#tests/conformance/look-files.ts';
import { pdfFiles } from '#tests/conformance/pdf-files.ts';
import { readRow, sumOf, tableOf } from '#tests/conformance/table.ts';
import { xmlFiles } from '#tests/conformance/xml-files.ts';
import { runProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { runCommand, SetupError } from './setup-error.ts';

// `npm run conformance`: renders the golden files and random ones, and checks them with independent validators
// (tests/conformance, a Maven project). `-- --full` renders 1,000 random files instead of 200, `-- --keep` keeps the
// files.

const randomCount = process.argv.includes('--full') ? 1000 : 200;
const randomLookCount = 500;
const keeps = process.argv.includes('--keep');
const project = join(projectRoot, 'tests/conformance');
/** The Maven modules with the validators, each with its own class path. */
const judges = ['rules', 'mustang'];
const totals = join(projectRoot, 'tests/.results/conformance.txt');

/** Converts a name to a file name that is valid everywhere and fits into a table row. */
function asFileName(name: string): string {
  return name.replaceAll(/[^\w .,+~-]/g, '_');
}

async function drawFiles(folder: string): Promise<number> {
  let count = 0;
  const draw = (files: Iterable<FileToCheck>, place: string) => {
    mkdirSync(place, { recursive: true });
    for (const { name, bytes } of files) {
      writeFileSync(join(place, asFileName(name)), bytes);
      count++;
    }
  };
  draw(pdfFiles(randomCount), folder);
  draw(lookFiles(), folder);
  draw(randomLookFiles(randomLookCount), folder);
  draw(xmlFiles(randomCount), folder);
  draw(brokenPdfFiles(), join(folder, 'broken'));
  draw(brokenXmlFiles(), join(folder, 'broken'));
  return count;
}

/** @throws {SetupError} when Maven can't download its packages, so nothing was validated */
async function runMaven(args: string[]): Promise<string[]> {
  const options = ['-B', '-q', '-ntp', '-Dstyle.color=never'];
  const order = { name: 'mvn', command: 'mvn', args: [...options, ...args], cwd: project };
  const { code, lines } = await runProcess(order);
  if (code === 0) return lines;
  const text = lines.join('\n');
  if (/Could not transfer|Unknown host|Network is unreachable|Connection refused/.test(text)) {
    throw new SetupError(
      `${text}\n\nconformance: not run. Maven couldn't download its packages; it needs the network the first time.`,
    );
  }
  throw new Error(`Maven failed.\n${text}`);
}

/** Runs the validators on all files and returns their totals. */
async function judge(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'billwren-conformance-'));
  try {
    await runMaven(['compile']);
    console.log(`${await drawFiles(folder)} files`);
    const rows = [];
    for (const module of judges) {
      const run = ['compile', 'exec:java', '-pl', module, '-am', `-Dexec.args=${folder}`];
      for (const line of await runMaven(run)) {
        // Maven emits terminal color resets.
        const text = line.replaceAll('\u001b[0m', '');
        const row = readRow(text);
        if (row) rows.push(row);
        else if (text) console.log(text);
      }
    }
    const sum = sumOf(rows);
    console.log(`\n${tableOf(rows)}\n\n${sum}`);
    return sum;
  } finally {
    if (keeps) console.log(`Files kept in ${folder}`);
    else rmSync(folder, { recursive: true });
  }
}

function writeSum(sum: string): void {
  mkdirSync(dirname(totals), { recursive: true });
  writeFileSync(totals, `${sum}\n`);
}

runCommand(async () => {
  rmSync(totals, { force: true });
  const found = await runProcess({ name: 'mvn', command: 'mvn', args: ['-v'] });
  if (found.code !== 0) {
    throw new SetupError('conformance: not run. It needs Maven and Java 17 (`mvn -v`).');
  }
  try {
    const sum = await judge();
    writeSum(sum);
    process.exitCode = / 0 failed$/.test(sum) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SetupError)) writeSum('0 passed, 1 failed');
    throw error;
  }
});
