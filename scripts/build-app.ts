import { runScript } from './processes.ts';
import { SetupError } from './setup-error.ts';

/** An npm script: the app into `build/client` and `build/server`, or also both workers into `build/workers`. */
type BuildScript = 'build:app' | 'build';

/**
 * Builds once.
 * @returns how it went; `lines` is what it printed, without the bundler's own stack and lists of files
 */
export async function buildApp(script: BuildScript = 'build:app') {
  const startedAt = performance.now();
  const { code, lines } = await runScript(script);
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
