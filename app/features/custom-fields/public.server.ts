export {
  getStoredFields,
  saveStoredFields,
  selectCustomFields,
} from './queries/custom-fields.server.ts';
