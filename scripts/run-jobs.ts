import { crons } from '#app/domain/jobs/scheduled-jobs.ts';
import { parsePorts } from './ports.ts';
import { runCommand, SetupError } from './setup-error.ts';

// `npm run jobs`: runs every scheduled job once, in the product that `npm run dev` runs on `PORT`. The results are in
// that product's log.

runCommand(async () => {
  const origin = `http://localhost:${parsePorts(process.env).app}`;
  for (const cron of Object.values(crons)) {
    const address = `${origin}/__scheduled?cron=${encodeURIComponent(cron)}`;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok)
      throw new SetupError(`Nothing is running at ${origin}. Start \`npm run dev\`.`);
    console.log(`The jobs scheduled at "${cron}" have run.`);
  }
});
