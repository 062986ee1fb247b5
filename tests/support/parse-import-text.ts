import type { CountryCode } from '#app/domain/country/country.ts';
import { type FileAnswers, questionsOf } from '#app/domain/import/file-questions.ts';
import { type ImportPlan, planImport } from '#app/domain/import/plan-import.ts';
import { parseImportFile } from '#app/features/imports/ui/parse-import-file.client.ts';
import {
  describeLedgers,
  describeRows,
} from '#app/features/imports/words/describe-import-issues.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';

/** Returns what an import of a file's text would do, and the questions it would ask. */
export async function readImportText(
  text: string,
  {
    country = 'us',
    today = '2026-11-27',
    ...answers
  }: Partial<FileAnswers> & { country?: CountryCode; today?: string } = {},
) {
  const read = await parseImportFile(new File([text], 'file.csv'));
  if (!read.ok) throw new Error(read.message);
  const { rows, delimiter, guesses } = read.file;
  const [guess] = guesses;
  if (!guess) throw new Error('no guess');
  const questions = questionsOf(rows, guess);
  const order = answers.order ?? questions.orders[0] ?? 'YMD';
  const currency = answers.currency ?? 'USD';
  const { regions: regionNames } = documentTexts;
  const options = { country, delimiter, today, order, currency, regionNames };
  const work = planImport(rows, guess, options);
  let step = work.next();
  while (!step.done) step = work.next();
  return { guesses, questions, plan: step.value };
}

/** Returns the problems and remarks of a plan's rows as sentences. */
export function reportedRows(plan: ImportPlan) {
  return plan.kind === 'export'
    ? { broken: describeLedgers(plan.broken), remarks: describeLedgers(plan.remarks) }
    : { broken: describeRows(plan.broken), remarks: describeRows(plan.remarks) };
}

/** Returns the invoices of a plan with their totals in minor units. */
export function invoicesOf(plan: ImportPlan) {
  if (plan.kind !== 'invoices') throw new Error(`It holds ${plan.kind}`);
  return plan.invoices;
}
