import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { readPorts } from './ports.ts';
import { projectRoot } from './project-root.ts';
import { runCommand, SetupError } from './setup-error.ts';

// `npm run jobs`: what the clock would start, once, in the product that `npm run dev` has running on `PORT`. What the jobs
// did is in that product's log.

runCommand(async () => {
  const origin = `http://localhost:${readPorts(process.env).app}`;
  const { triggers } = unstable_readConfig({ config: join(projectRoot, 'wrangler.toml') });
  for (const cron of triggers.crons ?? []) {
    const address = `${origin}/__scheduled?cron=${encodeURIComponent(cron)}`;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) throw new SetupError(`Nothing answers at ${origin}. Start \`npm run dev\`.`);
    console.log(`The jobs of "${cron}" have run.`);
  }
});
