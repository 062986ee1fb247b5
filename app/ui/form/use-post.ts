import { type SubmitOptions, useFetcher } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

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

/** The errors of a form by field name; `form` is for errors that belong to no single field. */
export type Refusals<Field extends string> = Partial<Record<Field | 'form', string>> & {
  /** How long the server refuses further tries. */
  waitSeconds?: number;
};

type RefusalFocus = {
  /** Name of the field to focus when the error belongs to no single field; without it the focus doesn't move. */
  otherwise?: string;
  /** Selects the text of the focused field. */
  selects?: boolean;
};

/**
 * Tracks the errors of the last refused submit, from the server or from the page. After a refusal the first field with
 * an error gets the focus, or the form's message is scrolled into view; a message disappears as soon as its field is
 * changed.
 * @param answered the server's answer to the last post; null before the first post, and where posts are awaited
 */
export function useRefusals<Field extends string>(
  form: RefObject<HTMLFormElement>,
  answered: Refusals<Field> | null,
  { otherwise, selects }: RefusalFocus = {},
) {
  const [errors, setErrors] = useState<Refusals<Field>>(answered ?? {});
  const [refusals, setRefusals] = useState(0);

  const refuse = useCallback((next: Refusals<Field>) => {
    setErrors(next);
    setRefusals((count) => count + 1);
  }, []);
  const correct = useCallback((field: Field) => {
    setErrors((before) => {
      if (!before[field] && !before.form) return before;
      return { ...before, [field]: undefined, form: undefined };
    });
  }, []);
  const clear = useCallback(() => setErrors({}), []);

  useEffect(() => {
    if (answered) refuse(answered);
    else clear();
  }, [answered, refuse, clear]);
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector);
    const field =
      find('[aria-invalid="true"]') ?? (otherwise ? find(`[name="${otherwise}"]`) : null);
    field?.focus();
    if (selects) field?.select();
    if (!field) find('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusals, form, otherwise, selects]);

  /** A field's error, and the handler that clears it on change. */
  const field = (name: Field) => ({ error: errors[name], onChange: () => correct(name) });

  return { errors, refuse, correct, clear, field };
}
