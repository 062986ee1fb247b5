/**
 * States of a document that the user types on this device, such as an invoice's draft:
 * - `editing`: typed, or not touched yet
 * - `waiting`: Save was clicked, and it will be sent after sign-in
 * - `sending`: the request is in progress
 * - `queued`: in the outbox until the network is back
 * - `refused`: the account refused it, and it is in the form to be corrected
 * - `conflict`: another tab or device has a different version, and the user chooses one
 * - `saved`: saved or discarded, so this device no longer stores it
 */
export const documentStates = [
  'editing',
  'waiting',
  'sending',
  'queued',
  'refused',
  'conflict',
  'saved',
] as const;
export type DocumentState = (typeof documentStates)[number];

/**
 * What can happen to a document. `opened`: the form shows a stored, new or reloaded one. `failed`: there was no answer
 * although the device is online. `conflicted`: the account has a different version; `overtaken`: another tab has.
 * `resolved`: the user chose a version.
 */
export const documentEvents = [
  'opened',
  'changed',
  'sent',
  'saved',
  'refused',
  'conflicted',
  'overtaken',
  'signInNeeded',
  'queued',
  'failed',
  'resolved',
  'discarded',
] as const;
export type DocumentEvent = (typeof documentEvents)[number];

/** Answers, which can also come from another tab or the outbox, and giving up. */
const outcomes = {
  saved: 'saved',
  refused: 'refused',
  conflicted: 'conflict',
  discarded: 'saved',
} as const;
/** What can happen to a document that isn't being sent. */
const atRest = { ...outcomes, opened: 'editing', overtaken: 'conflict', sent: 'sending' } as const;

const transitions: Record<DocumentState, Partial<Record<DocumentEvent, DocumentState>>> = {
  editing: { ...atRest, signInNeeded: 'waiting' },
  waiting: { ...atRest, signInNeeded: 'waiting' },
  sending: { ...outcomes, signInNeeded: 'waiting', queued: 'queued', failed: 'editing' },
  queued: { ...atRest, changed: 'editing' },
  refused: { ...atRest, changed: 'editing', signInNeeded: 'waiting' },
  conflict: { ...atRest, resolved: 'editing', signInNeeded: 'waiting' },
  saved: { opened: 'editing' },
};

/** Returns the state after an event; the same one if the event doesn't apply. */
export function nextState(state: DocumentState, event: DocumentEvent): DocumentState {
  return transitions[state][event] ?? state;
}
