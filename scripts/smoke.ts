import { parseArgs } from 'node:util';
import { runCommand, SetupError } from './setup-error.ts';
import { type Outcome, runChecks } from './smoke/checks.ts';
import { checksOf } from './smoke/checks-of.ts';

// `npm run smoke -- ORIGIN [--webhooks ORIGIN]`: checks a deployment from outside, one line per check. Secrets come
// from the environment and are optional (docs/runbook.md). Exits with code 1 when a check failed.

const usage = 'npm run smoke -- https://billwren.example --webhooks https://hooks.billwren.example';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { webhooks: { type: 'string' } },
  });
  const origin = parseOrigin(positionals[0]);
  const webhooks = values.webhooks === undefined ? null : parseOrigin(values.webhooks);
  const outcomes = await runChecks(
    checksOf(origin, webhooks, process.env),
    ({ kind, name, detail }) =>
      console.log(`${kind.padEnd(8)} ${name}${detail ? `: ${detail}` : ''}`),
  );
  if (!webhooks) console.log('skipped  the webhook worker: --webhooks ORIGIN is missing');
  const count = (kind: Outcome['kind']) => outcomes.filter((each) => each.kind === kind).length;
  const failed = count('FAILED');
  console.log(`${count('ok')} ok, ${failed} failed, ${count('skipped')} skipped.`);
  if (failed > 0) process.exitCode = 1;
});

function parseOrigin(text: string | undefined): string {
  const url = URL.canParse(text ?? '') ? new URL(text ?? '') : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SetupError(`Specify an origin:\n  ${usage}`);
  return url.origin;
}
