import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { OwnLook } from './check-look.ts';

/** The saved looks of an account, oldest first. */
export type LooksStart = { looks: OwnLook[] };

/** The answer to saving or deleting a look; `look`: what is wrong with the look itself. */
export type LookAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: { name?: string; look?: string } }
  | ChangeFailure;
