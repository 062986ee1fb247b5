import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { SetupError } from './setup-error.ts';
import { workers } from './wrangler.ts';

/** How a build went; `lines` is what it printed, without the bundler's own stack and lists of files. */
export type BuildResult = { ok: boolean; seconds: number; lines: string[] };

/** An npm script: the app into `build/client` and `build/server`, or also both workers into `build/workers`. */
type BuildScript = 'build:app' | 'build';

/** Builds once. */
export async function buildApp(script: BuildScript = 'build:app'): Promise<BuildResult> {
  const startedAt = performance.now();
  const lines: string[] = [];
  const build = startProcess({
    name: 'build',
    command: 'npm',
    args: ['run', '--silent', script],
    cwd: projectRoot,
    onLine: (line) => lines.push(line),
  });
  const { code } = await build.ended;
  const seconds = (performance.now() - startedAt) / 1000;
  return { ok: code === 0, seconds, lines: withoutInsides(lines) };
}

/** What the bundler said before its own stack and its lists of files. */
function withoutInsides(lines: string[]): string[] {
  const end = lines.findIndex((line) => /^\s+(at |errors: |watchFiles: )/.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/**
 * Builds and says how long it took.
 * @throws {SetupError} with all that the build printed, when it failed
 */
export async function requireBuild(script: BuildScript = 'build'): Promise<void> {
  const { ok, seconds, lines } = await buildApp(script);
  if (!ok) throw new SetupError(['The build failed.', ...lines].join('\n'));
  console.log(`Built in ${seconds.toFixed(1)} s.`);
}

/**
 * Insists that `npm run build` was run at some time, and after the latest build of the app.
 * @throws {SetupError} naming the command
 */
export function requireEarlierBuild(): void {
  const builtAt = (file: string) =>
    statSync(join(projectRoot, 'build', file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const bundles = workers.map(({ name, bundle }) => builtAt(`workers/${name}/${bundle}`));
  if (builtAt('server/index.js') > 0 && Math.min(...bundles) >= builtAt('server/index.js')) return;
  throw new SetupError(
    'The workers are not built, or are older than the app. Run "npm run build".',
  );
}
