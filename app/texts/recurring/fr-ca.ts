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
  /** Why an invoice waits. */
  waits: {
    limit:
      'Elle attend parce que votre forfait n’a plus de factures. Elle sera créée dès qu’il y en aura.',
    full: 'Elle attend parce que votre compte a autant de factures qu’il peut en conserver.',
    client:
      'Elle attend parce que son client ne figure plus parmi vos clients. Modifiez la suite ou ajoutez de nouveau le client.',
    invalid:
      'Elle attend parce que la facture serait incomplète. Vérifiez la suite et vos paramètres.',
    payment:
      'Elle a été créée, mais pas envoyée, parce que vos coordonnées de paiement ne sont pas celles que votre client connaît. Confirmez-les une fois.',
    mail: 'Elle a été créée, mais pas envoyée. Vérifiez l’adresse courriel du client et vos limites d’envoi.',
  },
  mail: {
    notMade: 'La facture récurrente pour {client} du {day} n’a pas été créée',
    notSent: 'La facture récurrente pour {client} du {day} n’a pas été envoyée',
    paused:
      'Trois factures attendent\u00a0: la série est en pause jusqu’à ce que vous la repreniez.',
    open: 'Ouvrir les factures récurrentes',
  },
};
