/** Messages that this browser's tabs send each other, by topic. */
export type Topics = {
  /** Another user signed in, or the user signed out on purpose. */
  billwren_session: 'changed' | 'signed-out';
  /** A save was answered (see `outbox/answered-save`). `page` is the publisher. */
  billwren_saves: { page: string; answered: unknown };
};

/** Publishes to this browser's other tabs. Without BroadcastChannel they find out with their next request. */
export function publish<Topic extends keyof Topics>(topic: Topic, said: Topics[Topic]): void {
  const channel = open(topic);
  channel?.postMessage(said);
  channel?.close();
}

/**
 * Listens to what tabs publish, this page included.
 * @returns stops listening
 */
export function subscribe<Topic extends keyof Topics>(
  topic: Topic,
  hear: (said: Topics[Topic]) => void,
): () => void {
  const channel = open(topic);
  channel?.addEventListener('message', ({ data }) => hear(data));
  return () => channel?.close();
}

function open(topic: keyof Topics): BroadcastChannel | null {
  try {
    return new BroadcastChannel(topic);
  } catch {
    return null;
  }
}
