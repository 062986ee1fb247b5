import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { SetupError } from './setup-error.ts';

/** How a build went; `lines` is what it printed, without the bundler's own stack and lists of files. */
export type BuildResult = { ok: boolean; seconds: number; lines: string[] };

/** Builds the app into `build/client` and `build/server`. */
export async function buildApp(): Promise<BuildResult> {
  const startedAt = performance.now();
  const lines: string[] = [];
  const build = startProcess({
    name: 'build',
    command: 'npm',
    args: ['run', '--silent', 'build:app'],
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
 * Builds the app and says how long it took.
 * @throws {SetupError} with all that the build printed, when it failed
 */
export async function requireBuild(): Promise<void> {
  const { ok, seconds, lines } = await buildApp();
  if (!ok) throw new SetupError(['The build failed.', ...lines].join('\n'));
  console.log(`Built the app in ${seconds.toFixed(1)} s.`);
}

/**
 * Insists that the app was built at some time.
 * @throws {SetupError} naming the command that builds it
 */
export function requireEarlierBuild(): void {
  if (existsSync(join(projectRoot, 'build/server/index.js'))) return;
  throw new SetupError('The app is not built yet. Run "npm run build" first.');
}
