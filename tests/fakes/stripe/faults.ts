import * as z from 'zod';

const count = z.number().int().min(0);

const faults = z.strictObject({
  /** Each API call waits so long, milliseconds. */
  slowMs: count.default(0),
  /** So many API calls more are answered 500 without anything being done. */
  failCalls: count.default(0),
  /** So many API calls more are carried out, but their answer is lost on the way. */
  loseAnswers: count.default(0),
  /** So many events more never arrive. */
  loseEvents: count.default(0),
  /** So many events more are sent twice. */
  doubleEvents: count.default(0),
  /** Each event leaves up to so much later, milliseconds, so that later ones come before it. */
  delayEventsMs: count.default(0),
});

/** How the fake misbehaves; a large number means until told otherwise. */
export type StripeFaults = z.infer<typeof faults>;

/** The faults that a body names; what it does not name works. Null when it is no such body. */
export function readFaults(body: unknown): StripeFaults | null {
  return faults.safeParse(body).data ?? null;
}

/** Whether the fault strikes now; counts it down. */
export function strikes(
  state: StripeFaults,
  name: Exclude<keyof StripeFaults, 'slowMs' | 'delayEventsMs'>,
): boolean {
  if (state[name] === 0) return false;
  state[name] -= 1;
  return true;
}
