export {
  deleteLook,
  listLooks,
  type OwnLook,
  restoreLooks,
  saveLook,
  selectLooks,
  setClientLook,
  toOwnLook,
} from './queries/looks.server.ts';
