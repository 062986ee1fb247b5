import * as z from 'zod';

const count = z.number().int().min(0);

const faults = z.strictObject({
  /** Delay of each API call, in milliseconds. */
  slowMs: count.default(0),
  /** How many more API calls fail with a 500 before anything is done. */
  failCalls: count.default(0),
  /** How many more API calls are handled but lose their response. */
  loseAnswers: count.default(0),
  /** How many more events are never delivered. */
  loseEvents: count.default(0),
  /** How many more events are sent twice. */
  doubleEvents: count.default(0),
  /** Maximum random delay of each event in milliseconds, so that later events can overtake it. */
  delayEventsMs: count.default(0),
});

/** The injected faults; use a large number for "until reset". */
export type StripeFaults = z.infer<typeof faults>;

/** Parses the faults in a request body; unnamed ones are off. Null if the body is malformed. */
export function readFaults(body: unknown): StripeFaults | null {
  return faults.safeParse(body).data ?? null;
}

/** Whether the fault applies now; decrements its counter. */
export function strikes(
  state: StripeFaults,
  name: Exclude<keyof StripeFaults, 'slowMs' | 'delayEventsMs'>,
): boolean {
  if (state[name] === 0) return false;
  state[name] -= 1;
  return true;
}
