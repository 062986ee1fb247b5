export {
  deleteLook,
  listLooks,
  ownLookId,
  restoreLooks,
  saveLook,
  selectLooks,
  toOwnLook,
} from './queries/looks.server.ts';
