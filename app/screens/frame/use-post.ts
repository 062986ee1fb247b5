import { type SubmitOptions, useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

type Payload = Parameters<ReturnType<typeof useFetcher>['submit']>[0];

/**
 * Posts to a route without leaving the page and gives its answer as a promise. The route's `clientAction` turns a dead
 * network and a refused request into data, so the promise never rejects and no form is unmounted.
 * One post at a time: a second one before the answer shares it.
 */
export function usePost<Answer>(action: string, encType: SubmitOptions['encType']) {
  const fetcher = useFetcher<Answer>();
  const waiting = useRef<{ answer: Promise<Answer>; resolve: (answer: Answer) => void }>();
  const { submit, state, data } = fetcher;

  useEffect(() => {
    if (state !== 'idle' || data === undefined || !waiting.current) return;
    waiting.current.resolve(data as Answer);
    waiting.current = undefined;
  }, [state, data]);

  return useCallback(
    (payload: Payload): Promise<Answer> => {
      if (waiting.current) return waiting.current.answer;
      let resolve: (answer: Answer) => void = () => undefined;
      const answer = new Promise<Answer>((settle) => {
        resolve = settle;
      });
      waiting.current = { answer, resolve };
      submit(payload, { method: 'post', action, encType });
      return answer;
    },
    [submit, action, encType],
  );
}
