import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeBackup } from '#db/backup/write-backup.ts';
import { describeBackupFailure, describeContent } from './backup-words.ts';
import { readDatabaseAddress } from './database-address.ts';
import { projectRoot } from './project-root.ts';
import { SetupError } from './setup-error.ts';

// `npm run backup -- [FILE]`: everything in the database at `LIBSQL_URL`, or in that of `npm run dev`, as one file.

async function backUp() {
  const { url, authToken } = readDatabaseAddress(process.env);
  const now = Date.now();
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const dataDir = process.env.DATA_DIR || join(projectRoot, '.data');
  const file = process.argv[2] ?? join(dataDir, 'backups', `${stamp}.billwren.gz`);
  if (existsSync(file)) throw new SetupError(`${file} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  const content = await writeBackup({ url, authToken, file }, now);
  console.log(
    `${describeContent(content)}\nwritten and checked: ${file} (${statSync(file).size} bytes)`,
  );
}

backUp().catch((error: unknown) => {
  console.error(describeBackupFailure(error));
  process.exitCode = 1;
});
