import { checkBackup } from '#db/backup/backup-file.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { describeContent, runBackupCommand } from './backup-command.ts';
import { SetupError } from './setup-error.ts';

// `npm run restore -- FILE [--replace | --check]`: restores a backup to the empty database at `LIBSQL_URL`, or to that
// of `npm run dev`; with --replace it replaces existing data; with --check it only verifies the file.

runBackupCommand(async ({ url, authToken }) => {
  const [file, ...others] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
  if (!file || others.length > 0) {
    throw new SetupError('Specify the file: npm run restore -- FILE [--replace | --check]');
  }
  if (process.argv.includes('--check')) {
    console.log(`${describeContent(await checkBackup(file))}\nThe file is complete.`);
    return;
  }
  const startedAt = performance.now();
  const replaces = process.argv.includes('--replace');
  const content = await restoreBackup({ url, authToken, file, replaces });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${describeContent(content)}\nRestored to ${url} and verified in ${seconds} s.`);
});
