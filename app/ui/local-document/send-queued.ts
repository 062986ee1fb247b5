import { withLock } from '#app/ui/browser/with-lock.client.ts';

/** The queued documents of one kind. */
export type Outbox<Entry, Answer extends { outcome: string }> = {
  /** Returns the entries to be sent as they are now, oldest first. */
  list: () => Entry[];
  /** Sends an entry. Never rejects: a dead network is `{ outcome: 'unreachable' }`. */
  send: (entry: Entry) => Promise<Answer>;
  /** Removes an entry after its final answer, or marks it as refused, so that it is no longer listed. */
  settle: (entry: Entry, answer: Final<Answer>) => void;
};

/** An answer after which an entry isn't sent again. */
export type Final<Answer extends { outcome: string }> = Exclude<
  Answer,
  { outcome: 'unreachable' | 'sign-in-needed' }
>;

/** Why sending stopped: the server is unreachable, or the session has ended; null if everything got an answer. */
type Stop = 'unreachable' | 'sign-in-needed' | null;

/** Sends everything that is queued in one outbox. */
export type SendAll = { isEmpty: () => boolean; run: (ended: AbortSignal) => Promise<Stop> };

/** Returns the work of sending an outbox, entry by entry, until one doesn't get through: that one is sent again later. */
export function sendAllOf<Entry, Answer extends { outcome: string }>(
  outbox: Outbox<Entry, Answer>,
): SendAll {
  return {
    isEmpty: () => outbox.list().length === 0,
    run: async (ended) => {
      // Listed again each time, since an entry may be changed or removed while another one is being sent.
      for (let [entry] = outbox.list(); entry && !ended.aborted; [entry] = outbox.list()) {
        const answer = await outbox.send(entry);
        if (!isFinal(answer)) return answer.outcome as Stop;
        outbox.settle(entry, answer);
      }
      return null;
    },
  };
}

/** How long to wait after the server couldn't be reached although the browser is online, in milliseconds. */
const retryMs = 15_000;

/**
 * Sends what is queued, now and whenever something is added, in one tab at a time.
 * @param watch calls back when something is added; returns a function that stops it
 * @returns stops sending
 */
export function startSending(
  outboxes: readonly SendAll[],
  watch: (onChange: () => void) => () => void,
): () => void {
  const ended = new AbortController();
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (isBusy || outboxes.every(({ isEmpty }) => isEmpty())) return;
    isBusy = true;
    clearTimeout(timer);
    withLock(ended.signal, async () => {
      const stops: Stop[] = [];
      for (const outbox of outboxes) stops.push(await outbox.run(ended.signal));
      // After the session has ended, only another page can send.
      if (ended.signal.aborted || stops.includes('sign-in-needed')) return;
      isBusy = false;
      if (stops.includes('unreachable')) timer = setTimeout(run, retryMs);
      else run();
    });
  };
  const stopWatching = watch(run);
  run();
  return () => {
    ended.abort();
    clearTimeout(timer);
    stopWatching();
  };
}

function isFinal<Answer extends { outcome: string }>(answer: Answer): answer is Final<Answer> {
  return answer.outcome !== 'unreachable' && answer.outcome !== 'sign-in-needed';
}
