/** Formats an error for the log: its stack and its cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : '';
  return `${error.stack ?? `${error.name}: ${error.message}`}${cause}`;
}
