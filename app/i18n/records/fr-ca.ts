import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  save: 'Enregistrer',
  delete: 'Supprimer',
  deleteQuestion: 'Voulez-vous vraiment supprimer « {name} »? Cette action est irréversible.',
};
