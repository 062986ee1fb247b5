import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  quarter: 'T{quarter}',
  refusals: {
    full: 'Votre compte a autant de factures récurrentes qu’il peut en conserver',
    ended: 'Cette série est terminée',
    newer: 'Cette série a été modifiée entre-temps. Veuillez la consulter de nouveau.',
  },
  checks: {
    day: 'Veuillez saisir une date valide',
    past: 'La première facture ne peut pas être dans le passé',
    whole: 'Saisissez un nombre entier de {least} à {most}',
    endsBefore: 'Le dernier jour ne peut pas précéder la première facture',
    lines: 'Les lignes ont changé entre-temps. Veuillez recharger la page.',
    noAddress: 'Le client n’a pas d’adresse courriel',
  },
};
