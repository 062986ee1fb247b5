import { statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { SetupError } from '#scripts/setup-error.ts';
import { workers } from '#scripts/wrangler.ts';

/**
 * Requires a run of `npm run build` that is newer than the latest build of the app.
 * @throws {SetupError} naming the command
 */
export function requireEarlierBuild(): void {
  const builtAt = (file: string) =>
    statSync(join(projectRoot, 'build', file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [app, webhooks] = workers.map(({ name, bundle }) => builtAt(`workers/${name}/${bundle}`));
  if (app && webhooks && webhooks >= app) return;
  throw new SetupError(
    'The workers are not built, or not both in the latest build. Run "npm run build".',
  );
}
