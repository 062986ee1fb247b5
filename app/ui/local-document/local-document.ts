import { type DocumentEvent, type DocumentState, nextState } from './document-state.ts';

/** A document in its form. */
export type DocumentSnapshot<Values, Base> = {
  values: Values;
  /** What the form was opened with: whose document it is, and what is saved of it. */
  base: Base;
  state: DocumentState;
  /** The user has changed the values in this tab since the form opened or read them. */
  isChanged: boolean;
};

type LocalDocumentParts<Values, Base, Action, Answer> = {
  values: Values;
  base: Base;
  /** Returns the values after an action; the same object if nothing changes. */
  reduce: (values: Values, action: Action, base: Base) => Values;
  /** Returns what an answer to a save means for the document. */
  eventOf: (answer: Answer) => DocumentEvent;
};

/**
 * Holds what the user types into a form, outside of React, so that listeners and answers see the latest values. React
 * reads it with `useSyncExternalStore`.
 */
export function createLocalDocument<Values, Base, Action, Answer>(
  parts: LocalDocumentParts<Values, Base, Action, Answer>,
) {
  const { reduce, eventOf } = parts;
  type Snapshot = DocumentSnapshot<Values, Base>;
  let snapshot: Snapshot = {
    values: parts.values,
    base: parts.base,
    state: 'editing',
    isChanged: false,
  };
  const listeners = new Set<() => void>();
  const update = (changes: Partial<Omit<Snapshot, 'state'>>, event?: DocumentEvent): void => {
    const state = event ? nextState(snapshot.state, event) : snapshot.state;
    snapshot = { ...snapshot, ...changes, state };
    for (const onChange of listeners) onChange();
  };
  const receive = (answer: Answer) => update({}, eventOf(answer));
  return {
    getSnapshot: () => snapshot,
    /** Calls back after every change. @returns unsubscribes */
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** Replaces parts of the document; its state follows the event. */
    update,
    /** Applies a user's action. @returns whether it changed anything */
    dispatch: (action: Action): boolean => {
      const values = reduce(snapshot.values, action, snapshot.base);
      if (values === snapshot.values || snapshot.state === 'saved') return false;
      update({ values, isChanged: true }, 'changed');
      return true;
    },
    /** Records the answer to a save that another tab or the outbox has sent. */
    receive,
    /**
     * Sends the document and records the answer. While a request is in progress, another call does nothing.
     * @param post never rejects, since a dead network is an answer too
     * @returns the answer, for the form to show
     */
    send: async (post: () => Promise<Answer>): Promise<Answer | null> => {
      if (snapshot.state === 'sending') return null;
      update({}, 'sent');
      const answer = await post();
      receive(answer);
      return answer;
    },
  };
}
