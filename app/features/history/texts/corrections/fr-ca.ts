import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  about:
    'Votre client a peut-être déjà cette facture. En l’enregistrant, vous en faites une version corrigée.',
  fixed: 'Son numéro et sa devise restent les mêmes.',
  reason: 'Motif de la correction (facultatif)',
  whoReads: 'Il figure dans l’historique de la facture, que vous seul voyez.',
};
