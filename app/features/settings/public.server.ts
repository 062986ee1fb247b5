export {
  getSettings,
  keepOtherBank,
  ownBankColumns,
  restoreSettings,
  settingsColumns,
  type UserSettings,
} from '#app/features/settings/queries/settings-row.server.ts';
export { checkPictures } from '#app/features/settings/server/pictures.server.ts';
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
export { saveSettings } from './server/save-settings.server.ts';
