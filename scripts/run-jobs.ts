import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPorts } from './ports.ts';
import { projectRoot } from './project-root.ts';
import { describeFailure, SetupError } from './setup-error.ts';

// `npm run jobs`: what the clock would start, once, in the product that `npm run dev` has running on `PORT`. What the jobs
// did is in that product's log.

async function runJobs() {
  const origin = `http://localhost:${readPorts(process.env).app}`;
  for (const cron of readSchedules()) {
    const answer = await fetch(`${origin}/__scheduled?cron=${encodeURIComponent(cron)}`).catch(
      () => null,
    );
    if (!answer?.ok) throw new SetupError(`Nothing answers at ${origin}. Start \`npm run dev\`.`);
    console.log(`The jobs of "${cron}" have run.`);
  }
}

/** As they stand under `[triggers]`. */
function readSchedules(): string[] {
  const toml = readFileSync(join(projectRoot, 'wrangler.toml'), 'utf8');
  const [, list = '[]'] = /^crons = (.*)$/m.exec(toml) ?? [];
  return JSON.parse(list) as string[];
}

runJobs().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
