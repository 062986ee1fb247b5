import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  label: 'Fuseau horaire',
  hint: 'Ce fuseau horaire détermine la date de facturation, l’échéance et à partir de quand une facture est en retard.',
  hintElsewhere:
    'Ce fuseau horaire détermine la date de facturation, l’échéance et à partir de quand une facture est en retard. Cet appareil est à l’heure de {zone}.',
  moved: {
    title: 'Êtes-vous maintenant à l’heure de {zone}?',
    use: 'Utiliser {zone}',
    keep: 'Garder {zone}',
    about:
      'La date et l’échéance de vos factures, et si elles sont en retard, suivent les jours de {zone}.',
  },
};
