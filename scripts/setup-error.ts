/** A problem that the user of the terminal can fix; printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** Formats an error that ends a script. */
export function describeFailure(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command of this project; prints an error that ends it and sets the exit code. */
export function runCommand(work: () => Promise<void>, describe = describeFailure): void {
  work().catch((error: unknown) => {
    console.error(describe(error));
    process.exitCode = 1;
  });
}
