/** What tabs of this browser tell each other. */
export type Topics = {
  /** Another user is signed in, or the user signed out on purpose. */
  billwren_session: 'changed' | 'signed-out';
  /** A save was answered, see `outbox/answered-save`. `page` is the one that publishes. */
  billwren_saves: { page: string; answered: unknown };
};

/** Tells this browser's other tabs; a browser without channels finds out with its next request. */
export function publish<Topic extends keyof Topics>(topic: Topic, said: Topics[Topic]): void {
  const channel = open(topic);
  channel?.postMessage(said);
  channel?.close();
}

/** Hears what tabs publish, this page's own included; @returns ends it */
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
