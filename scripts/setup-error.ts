/** Something that the person at the terminal can put right; shown without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** What to print for an error that ends a script. */
export function describeFailure(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command of the house: an error that ends it is printed, and the exit code says so. */
export function runCommand(work: () => Promise<void>, describe = describeFailure): void {
  work().catch((error: unknown) => {
    console.error(describe(error));
    process.exitCode = 1;
  });
}
