/** A check. It throws what is wrong, or `Skipped`; what it returns is shown next to its name. */
export type Check = { name: string; run: () => Promise<string | undefined> };

export type Outcome = { name: string; kind: 'ok' | 'FAILED' | 'skipped'; detail: string };

/** Thrown by a check that can't be made, with the reason. */
export class Skipped extends Error {
  override name = 'Skipped';
}

/** Runs checks in sequence, because later ones depend on earlier ones. */
export async function runChecks(
  checks: readonly Check[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of checks) {
    const outcome = await run().then(
      (detail): Outcome => ({ name, kind: 'ok', detail: detail ?? '' }),
      (error: unknown): Outcome => ({
        name,
        kind: error instanceof Skipped ? 'skipped' : 'FAILED',
        detail: describe(error),
      }),
    );
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

/**
 * Asserts a condition.
 * @throws Error with the sentence
 */
export function insist(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue) throw new Error(sentence);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node's fetch puts the reason into the cause.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
