export { keepOtherBank, ownBankColumns } from './queries/bank-rows.server.ts';
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
  restoreSettings,
  settingsColumns,
  type UserSettings,
} from './queries/settings-row.server.ts';
export { checkPictures } from './server/check-pictures.server.ts';
export { saveSettings } from './server/save-settings.server.ts';
