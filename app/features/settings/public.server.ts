export {
  lastNumberAsWritten,
  lastNumberInUse,
  type NumberInSequence,
  nextNumberOf,
  raisedLastNumber,
} from './queries/number-sequence.server.ts';
export {
  deleteUnusedPictures,
  deleteUnusedPicturesOfHour,
  logos,
  pictureColumns,
  type ShownPictures,
  savePictures,
  shownPictures,
  signatures,
} from './queries/pictures.server.ts';
export {
  getSettings,
  ownBankColumns,
  preserveOtherBank,
  restoreSettings,
  settingsColumns,
  type UserSettings,
} from './queries/settings-row.server.ts';
export { checkPictures } from './server/pictures.server.ts';
export { saveSettings } from './server/save-settings.server.ts';
