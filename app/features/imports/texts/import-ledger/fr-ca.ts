import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  entry: 'L’écriture de {amount} du {date} ne peut pas être restaurée : {why}.',
  undated: 'L’écriture de {amount} sans date ne peut pas être restaurée : {why}.',
  linked: 'Elle partage un crédit avec {number}, qui ne peut pas être importée.',
  status: 'Son état ne correspond pas à ses paiements.',
  noInvoice: 'Sa facture n’est pas importée, ou il en reste moins à créditer.',
  noEntry: 'Rien dans le fichier ne la déduit de sa facture.',
  otherFiles:
    'Si votre exportation compte plusieurs parties, importez d’abord les autres, puis celle-ci de nouveau.',
  overpaid: 'Payée {amount} de trop; cette somme devient un crédit de votre client.',
  problems: {
    amount: 'le montant n’est pas valide',
    day: 'la date n’est pas valide',
    future: 'la date est dans le futur',
    text: 'sa référence ou sa note est trop longue',
    kind: 'une telle écriture ne peut pas exister ici',
    undoesNothing: 'le paiement qu’elle annule n’existe pas',
    undoneTwice: 'la même chose a déjà été annulée ou créditée',
    undoesMore: 'elle ne correspond pas à ce qui reste de ce paiement',
    tooMuch: 'elle dépasse le solde dû',
    tooLarge: 'la somme des paiements est trop grande',
    noSource: 'la facture dont elle utilise le crédit n’existe pas',
    noCredit: 'la facture dont elle utilise le crédit en a moins',
    noNote: 'sa note de crédit n’existe pas',
    otherNote: 'sa note de crédit a une autre facture, une autre devise ou un autre total',
    overCredited: 'les notes de crédit dépassent le total',
    unmatched: 'aucune écriture d’une autre facture ne lui correspond',
    differs: 'elle existe déjà avec ce contenu, et le fichier diffère',
  },
};
