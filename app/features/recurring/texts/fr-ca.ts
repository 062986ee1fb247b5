import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const recurring: Translation<typeof enUS.recurring, 'fr-CA'> = {
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
      'Elle attend parce que son client ne figure plus parmi vos clients. Ajoutez de nouveau le client, avec le même courriel, ou avec le même nom s’il n’en a pas.',
    invalid:
      'Elle attend parce que la facture serait incomplète. Vérifiez la suite et vos paramètres.',
    payment:
      'Elle a été créée, mais pas envoyée, parce que vos coordonnées de paiement ne sont pas celles que votre client connaît. Confirmez-les une fois.',
    paymentOfPaused:
      'Elle a été créée, mais pas envoyée, parce que vos coordonnées de paiement ne sont pas celles que votre client connaît. Reprenez la série, puis confirmez-les une fois.',
    mail: 'Elle a été créée, mais pas envoyée. Vérifiez l’adresse courriel du client et vos limites d’envoi.',
    moment: 'Elle a été créée et va être envoyée.',
  },
  mail: {
    notMade: 'La facture récurrente pour {client} du {day} n’a pas été créée',
    notSent: 'La facture récurrente pour {client} du {day} n’a pas été envoyée',
    paused:
      'Trois factures attendent\u00a0: la série est en pause jusqu’à ce que vous la repreniez.',
    open: 'Ouvrir les factures récurrentes',
    plain: {
      notMade: 'Votre facture récurrente du {day} n’a pas été créée',
      notSent: 'Votre facture récurrente du {day} n’a pas été envoyée',
    },
  },
  /** Every one of a unit. */
  each: { day: 'chaque jour', week: 'chaque semaine', month: 'chaque mois', year: 'chaque année' },
  every: {
    day: { one: 'chaque jour', many: 'tous les {count} jours', other: 'tous les {count} jours' },
    week: {
      one: 'chaque semaine',
      many: 'toutes les {count} semaines',
      other: 'toutes les {count} semaines',
    },
    month: { one: 'chaque mois', many: 'tous les {count} mois', other: 'tous les {count} mois' },
    year: { one: 'chaque année', many: 'tous les {count} ans', other: 'tous les {count} ans' },
  },
  list: {
    page: 'Factures récurrentes',
    count: {
      one: '{count} facture récurrente',
      many: '{count} factures récurrentes',
      other: '{count} factures récurrentes',
    },
    search: 'Rechercher des factures récurrentes',
    searchHint: 'Rechercher par client',
    blank: {
      title: 'Aucune facture récurrente',
      text: 'Ouvrez une facture et appuyez sur Répéter pour qu’elle soit créée de nouveau chaque mois, semaine ou année.',
      action: 'Aller aux factures',
    },
    none: { title: 'Aucun résultat', text: 'Aucune facture récurrente n’a un tel client.' },
    interval: '{amount} {every}',
    onLastDay: '{amount} {every}, le dernier jour',
    sends: 'Créées et envoyées',
    saves: 'Créées, non envoyées',
    states: { active: 'Active', paused: 'En pause', ended: 'Terminée' },
    pauses: { owner: 'En pause', stopped: 'En pause, trois factures attendent' },
    next: 'Prochaine le {day}',
    noNext: 'Aucune autre facture',
    last: {
      made: 'La facture {number} du {day} a été créée',
      skipped: 'La facture du {day} a été sautée',
    },
    waiting: 'En attente\u00a0:',
    invoices: { one: '{count} facture', many: '{count} factures', other: '{count} factures' },
    year: 'L’année à venir\u00a0: {count}, {amount}',
    actionOn: '{action}\u00a0: {client}',
    endAsks: 'Terminer la série pour {client}\u00a0?',
    endAbout: 'Aucune autre facture ne sera créée. Celles qui existent restent.',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    skip: 'Sauter la prochaine',
    change: 'Modifier',
    end: 'Terminer',
    confirm: 'Confirmer les coordonnées de paiement et envoyer',
  },
  done: {
    start: 'Cette facture se répète. La prochaine sera créée le {day}.',
    pause: 'La série est en pause.',
    resume: 'La série reprend.',
    skip: 'La facture est sautée.',
    change: 'La suite est modifiée.',
    end: 'La série est terminée.',
    confirm: 'Les coordonnées de paiement sont confirmées.',
  },
  repeat: 'Répéter',
  dialog: {
    start: 'Répéter {name}',
    change: 'La suite pour {name}',
    about:
      'Chaque facture est créée à six heures du matin de son jour, avec les taxes et les coordonnées de paiement de ce jour.',
    save: 'Enregistrer',
    notOpened: 'Impossible d’ouvrir\u00a0: {message}',
    failed: 'Non enregistré\u00a0: {message}',
    anchor: { start: 'Première le', change: 'Prochaine le' },
    every: 'Tous les',
    unit: 'Unité',
    units: { day: 'jours', week: 'semaines', month: 'mois', year: 'ans' },
    monthDay: 'Jour du mois',
    lastMonthDay: 'Dernier jour du mois',
    ends: 'Se termine',
    endings: { never: 'Jamais', after: 'Après un nombre de factures', on: 'Un certain jour' },
    endCount: 'Factures en tout',
    endDay: 'Dernier jour',
    sends: 'Envoyer chacune au client',
    sendsHint: 'Sinon, elle est enregistrée et vous l’envoyez vous-même.',
    texts: 'Ce que disent les factures',
    textsHint: 'Ces champs sont remplis\u00a0: {fields}. Un nombre les déplace\u00a0: {moved}.',
    line: 'Ligne {number}',
    second: 'Ligne {number} en anglais',
    quantity: 'Quantité',
    price: 'Prix',
    notes: 'Notes',
    secondNotes: 'Notes en anglais',
    filled: 'Le {day}\u00a0: {text}',
  },
};
