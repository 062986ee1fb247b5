import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  send: 'Envoyer',
  titles: {
    invoice: 'Envoyer la facture {number}',
    receipt: 'Envoyer le reçu {number}',
    thanks: 'Merci pour la facture {number}',
    estimate: 'Envoyer la soumission {number}',
    statement: 'Envoyer le relevé {number}',
    'credit-note': 'Envoyer la note de crédit {number}',
  },
  about:
    'Chaque adresse reçoit son propre courriel. La page de la facture montre quand il a été livré et ouvert.',
  to: 'À',
  toHint: 'Plusieurs adresses, séparées par des virgules.',
  cc: 'Cc',
  copy: 'M’envoyer une copie ({address})',
  subject: 'Objet',
  message: 'Message',
  fields: 'Remplis à l’envoi : {fields}',
  attach: 'Joindre le PDF',
  when: 'Moment',
  now: 'Envoyer maintenant',
  later: 'À une date et une heure',
  sendAt: 'Date et heure',
  zone: 'À l’heure de {zone}.',
  preview: 'Aperçu',
  previewTitle: 'Le courriel tel qu’il sera',
  previewFrom: 'De',
  previewFailed: 'Impossible de préparer l’aperçu : {message}',
  confirm: 'Envoyer',
  confirmLater: 'Planifier',
  failed: 'Rien n’a été envoyé : {message}',
  notOpened: 'Impossible d’ouvrir le courriel : {message}',
  done: {
    one: 'Le courriel est en route.',
    many: '{count} de courriels sont en route.',
    other: '{count} courriels sont en route.',
  },
  planned: {
    one: 'Le courriel partira le {time}.',
    many: '{count} de courriels partiront le {time}.',
    other: '{count} courriels partiront le {time}.',
  },
  left: {
    one: 'Il reste {count} destinataire sur {limit} aujourd’hui.',
    many: 'Il reste {count} de destinataires sur {limit} aujourd’hui.',
    other: 'Il reste {count} destinataires sur {limit} aujourd’hui.',
  },
  again: 'Envoyer de nouveau',
  cancelMail: 'Ne pas envoyer',
  cancelled: 'Le courriel ne sera pas envoyé.',
  tooLate: 'Ce courriel est parti ou va partir.',
  mails: 'Courriels',
  states: {
    scheduled: 'Partira le {time}',
    sending: 'En route',
    unclear: 'Nous ne pouvons pas dire si ce courriel est parti. Envoyer de nouveau?',
    sent: 'Envoyé le {date}',
    deferred: 'Retardé : la boîte ne l’a pas encore pris',
    delivered: 'Livré le {date}',
    bounced: 'Cette adresse n’a pas accepté notre courriel',
    rejected: 'Cette adresse n’a pas accepté notre courriel',
    failed: 'Non envoyé',
    complained: 'Signalé comme pourriel le {date}',
    cancelled: 'Non envoyé',
    opened: 'facture ouverte le {date}',
    andOpened: '{text}, {opened}',
  },
  refusals: {
    unknown: 'Cette facture n’existe plus.',
    unconfirmed:
      'Confirmez votre adresse courriel avant d’envoyer des courriels. Vos paramètres indiquent comment.',
    stopped:
      'Vos courriels sont suspendus, car trop d’entre eux ont été refusés ou signalés comme pourriels. Écrivez au soutien.',
    void: 'Cette facture est annulée et ne peut pas être envoyée.',
    paid: 'Cette facture est payée.',
    unpaid: 'Cette facture n’est pas payée.',
    unlinked: 'Le partage de cette facture est arrêté. Partagez-la de nouveau avant de l’envoyer.',
    crowded:
      'Plus aucun courriel ne peut partir aujourd’hui. Choisissez un moment à partir de demain.',
    bounced:
      'Cette adresse n’a pas accepté notre courriel : {addresses}. Modifiez-la avant l’envoi.',
    blocked: 'La personne qui lit {addresses} ne veut pas de vos courriels.',
    sentOtherwise:
      'Votre envoi précédent est bien passé : son courriel va à {addresses}. Appuyez de nouveau si celui-ci doit partir aussi.',
    firstDay:
      'Un nouveau compte écrit à {limit} destinataires pendant ses 24 premières heures. Il en reste {left}.',
    mailboxFull:
      'Vous pouvez envoyer {limit} courriels par jour à une même boîte, et {address} a atteint cette limite. Envoyez celui-ci demain ou planifiez-le.',
    mailboxesFull:
      'Vous pouvez envoyer {limit} courriels par jour à une même boîte. {address} et {more} autres en recevraient davantage.',
    dayFull: 'Votre forfait permet {limit} destinataires par jour. Il en reste {left}.',
  },
  checks: {
    noAddress: 'Veuillez entrer au moins une adresse courriel.',
    badAddress: '{address} n’est pas une adresse courriel.',
    tooMany: 'Au plus {most} destinataires à la fois.',
    noSubject: 'Veuillez entrer un objet.',
    noMessage: 'Veuillez entrer un message.',
    tooLong: 'Au plus {most} caractères.',
    unknownField: '{field} n’est pas un champ. Utilisez l’un de ceux qui figurent sous le message.',
    past: 'Choisissez un moment à venir.',
    tooFar: 'Choisissez un jour d’ici un an.',
  },
};
