export {
  ownLookId,
  restoreLooks,
  selectLooks,
  toOwnLook,
} from './queries/looks.server.ts';
