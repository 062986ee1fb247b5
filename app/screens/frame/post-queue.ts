/** @returns the answer to what `send` sends, in its turn; the same `post` shares the answer that it still waits for */
export type PostQueue<Answer> = (post: string, send: () => Promise<Answer>) => Promise<Answer>;

/**
 * Sends posts one after the other: each waits for the answer to the one before, so that none is answered with another's.
 * The very same post pressed twice is sent once.
 */
export function createPostQueue<Answer>(): PostQueue<Answer> {
  const unanswered = new Map<string, Promise<Answer>>();
  let last: Promise<unknown> = Promise.resolve();
  return (post, send) => {
    const shared = unanswered.get(post);
    if (shared) return shared;
    const answer = last.then(send).finally(() => unanswered.delete(post));
    unanswered.set(post, answer);
    last = answer.catch(() => undefined);
    return answer;
  };
}
