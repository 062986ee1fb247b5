/** Why a post that adds, edits, copies or deletes something one has did nothing. */
export type ChangeFailure =
  /** The user owns no such record. */
  | { outcome: 'not-found' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'sign-in-needed' }
  /** The outcome is unknown; repeating the command is safe. */
  | { outcome: 'unreachable'; message: string };
