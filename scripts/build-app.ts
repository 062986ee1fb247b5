import { runScript } from './processes.ts';
import { SetupError } from './setup-error.ts';

/** An npm script that builds the app to `build/client` and `build/workers/app`, or also the webhook worker. */
type BuildScript = 'build:app' | 'build';

/**
 * Runs a build.
 * @returns its result; `lines` is its output without the bundler's stack and file lists
 */
export async function buildApp(script: BuildScript = 'build:app') {
  const startedAt = performance.now();
  const { code, lines } = await runScript(script);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ok: code === 0, seconds, lines: withoutInsides(lines) };
}

/** Removes everything from the bundler's own stack and file lists on. */
function withoutInsides(lines: string[]): string[] {
  const end = lines.findIndex((line) => /^\s+(at |errors: |watchFiles: )/.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/**
 * Runs a build and prints how long it took.
 * @throws {SetupError} with the build's output when it failed
 */
export async function requireBuild(script: BuildScript = 'build'): Promise<void> {
  const { ok, seconds, lines } = await buildApp(script);
  if (!ok) throw new SetupError(['The build failed.', ...lines].join('\n'));
  console.log(`Built in ${seconds.toFixed(1)} s.`);
}
