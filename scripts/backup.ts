import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeBackup } from '#db/backup/write-backup.ts';
import { describeContent, runBackupCommand } from './backup-command.ts';
import { projectRoot } from './project-root.ts';
import { SetupError } from './setup-error.ts';

// `npm run backup -- [FILE]`: backs up the database at `LIBSQL_URL`, or that of `npm run dev`, to one file.

runBackupCommand(async ({ url, authToken }) => {
  const now = Date.now();
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const dataDir = process.env.DATA_DIR || join(projectRoot, '.data');
  const file = process.argv[2] ?? join(dataDir, 'backups', `${stamp}.billwren.gz`);
  if (existsSync(file)) throw new SetupError(`${file} already exists.`);
  mkdirSync(dirname(file), { recursive: true });
  const content = await writeBackup({ url, authToken, file }, now);
  const { size } = statSync(file);
  console.log(`${describeContent(content)}\nWritten to ${file} and verified (${size} bytes).`);
});
