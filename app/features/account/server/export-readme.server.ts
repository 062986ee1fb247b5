import { accountExportTexts } from '#app/features/account/texts.ts';
import { fill } from '#app/i18n/fill.ts';

type About = { productName: string; now: number };

/** The readme of an export, or of the first part of an export in several parts: it explains the other files. */
export function aboutExport({ productName, now, parts }: About & { parts: number }): string {
  const { readme } = accountExportTexts;
  const mark = parts === 1 ? '' : '-1';
  const more = parts === 1 ? '' : `\n${fill(readme.inParts, { parts, second: 'invoices-2' })}\n`;
  return `${fill(readme.everything, { product: productName, time: timeOf(now) })}
${more}
${listFiles([
  ['account.json', readme.account],
  ['clients.*', readme.clients],
  ['products.*', readme.products],
  ['recurring.json', readme.recurring],
  [`invoices${mark}.*`, readme.invoices],
  ...listLives(mark),
  [`invoices${mark}/`, readme.pdfs],
  ['pictures/', readme.pictures],
])}

${readme.kinds}
${readme.passwords}
`;
}

/** The readme of a later part. */
export function aboutPart({ productName, now, number }: About & { number: number }): string {
  const { readme } = accountExportTexts;
  return `${fill(readme.part, { number, product: productName, time: timeOf(now) })}

${listFiles([
  [`invoices-${number}.*`, readme.partInvoices],
  ...listLives(`-${number}`),
  [`invoices-${number}/`, readme.partPdfs],
])}

${fill(readme.partMore, { file: 'README-1.txt' })}
`;
}

function listLives(mark: string): [name: string, about: string][] {
  const { readme } = accountExportTexts;
  return [
    [`history${mark}.json`, readme.history],
    [`versions${mark}.json`, readme.versions],
    [`payments${mark}.json`, readme.payments],
    [`cards${mark}.json`, readme.cards],
    [`answers${mark}.json`, readme.answers],
    [`refunds${mark}.json`, readme.refunds],
    [`disputes${mark}.json`, readme.disputes],
    [`mails${mark}.json`, readme.mails],
    [`files${mark}.json`, readme.files],
  ];
}

function timeOf(now: number): string {
  return new Date(now).toISOString();
}

/** Formats file names and descriptions in two columns. */
function listFiles(files: [name: string, about: string][]): string {
  return files.map(([name, about]) => `${name.padEnd(18)}${about}`).join('\n');
}
