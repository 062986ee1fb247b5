/** Why a post that adds, edits, copies or deletes something one has did nothing. */
export type ChangeFailure =
  /** No such thing of this person. */
  | { outcome: 'not-found' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'sign-in-needed' }
  /** Nothing is known about its effect; sent again it does no harm. */
  | { outcome: 'unreachable'; message: string };
