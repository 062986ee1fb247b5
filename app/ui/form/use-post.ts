import { type SubmitOptions, useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';

type Payload = Extract<
  Parameters<ReturnType<typeof useFetcher>['submit']>[0],
  { [key: string]: unknown }
>;

/**
 * Posts to a route without a navigation and returns its answer as a promise. The route's `clientAction` turns network
 * failures and refused requests into data, so the promise never rejects and no form unmounts. Posts run one after the
 * other, each with its own answer; an identical post while one is pending isn't sent again.
 */
export function usePost<Answer>(action: string, encType: SubmitOptions['encType']) {
  const fetcher = useFetcher<Answer>();
  const resolveWaiting = useRef<(answer: Answer) => void>();
  const [enqueue] = useState<PostQueue<Answer>>(createPostQueue);
  const { submit, state, data } = fetcher;

  useEffect(() => {
    if (state !== 'idle' || data === undefined) return;
    resolveWaiting.current?.(data as Answer);
    resolveWaiting.current = undefined;
  }, [state, data]);

  return useCallback(
    (payload: Payload): Promise<Answer> => {
      const send = () =>
        new Promise<Answer>((resolve) => {
          resolveWaiting.current = resolve;
          submit(payload, { method: 'post', action, encType });
        });
      return enqueue(`${action} ${JSON.stringify(payload)}`, send);
    },
    [enqueue, submit, action, encType],
  );
}

/** @returns the answer to what `send` sends, in its turn; an identical pending `post` shares its answer */
type PostQueue<Answer> = (post: string, send: () => Promise<Answer>) => Promise<Answer>;

/**
 * Returns a queue that sends posts one after the other: each waits for the previous answer, so that no post gets the
 * answer to another. An identical pending post is sent once.
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
