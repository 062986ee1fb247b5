import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const recurring: Translation<typeof enUS.recurring, 'fr-CA'> = {
  refusals: {
    full: 'Votre compte a atteint sa limite de factures récurrentes.',
    ended: 'Cette facture récurrente est terminée.',
    newer: 'Cette facture récurrente a été modifiée ailleurs. Vérifiez-la et réessayez.',
  },
  checks: {
    day: 'Entrez une date valide',
    past: 'Choisissez la date d’aujourd’hui ou une date ultérieure',
    whole: 'Entrez un nombre entier de {least} à {most}',
    endsBefore: 'La date de fin ne peut pas précéder la prochaine facture',
    lines: 'Les articles ont changé. Actualisez la page et réessayez.',
    noAddress: 'Ce client n’a pas d’adresse courriel. Ajoutez-en une avant d’activer l’envoi.',
  },
  /** Why an invoice waits. */
  waits: {
    limit:
      'Vous avez atteint la limite de factures de votre forfait. Nous créerons la facture dès que votre forfait le permettra.',
    full: 'Votre compte a atteint sa limite de factures.',
    client:
      'Le client a été supprimé. Ajoutez-le de nouveau avec la même adresse courriel, ou avec le même nom s’il n’en avait pas.',
    invalid: 'La facture serait incomplète. Vérifiez cette facture récurrente et vos paramètres.',
    payment:
      'Facture créée, mais non envoyée : vos coordonnées de paiement ont changé. Confirmez-les pour continuer.',
    paymentOfPaused:
      'Facture créée, mais non envoyée : vos coordonnées de paiement ont changé. Réactivez la facture récurrente, puis confirmez les nouvelles coordonnées.',
    mail: 'Facture créée, mais non envoyée. Vérifiez l’adresse courriel du client et vos limites d’envoi.',
    moment: 'Facture créée. Nous l’enverrons dans un instant.',
  },
  mail: {
    notMade: 'Votre facture récurrente du {day} pour {client} n’a pas été créée',
    notSent: 'Votre facture récurrente du {day} pour {client} n’a pas été envoyée',
    paused:
      'Trois factures sont en attente : nous avons mis cette facture récurrente en pause. Elle le restera jusqu’à ce que vous la réactiviez.',
    open: 'Ouvrir les factures récurrentes',
    plain: {
      notMade: 'Votre facture récurrente du {day} n’a pas été créée',
      notSent: 'Votre facture récurrente du {day} n’a pas été envoyée',
    },
  },
  /** Every one of a unit. */
  each: { day: 'chaque jour', week: 'chaque semaine', month: 'chaque mois', year: 'chaque année' },
  every: {
    day: { one: 'chaque jour', many: 'tous les {count} de jours', other: 'tous les {count} jours' },
    week: {
      one: 'chaque semaine',
      many: 'toutes les {count} de semaines',
      other: 'toutes les {count} semaines',
    },
    month: { one: 'chaque mois', many: 'tous les {count} de mois', other: 'tous les {count} mois' },
    year: { one: 'chaque année', many: 'tous les {count} d’ans', other: 'tous les {count} ans' },
  },
  list: {
    page: 'Factures récurrentes',
    count: {
      one: '{count} facture récurrente',
      many: '{count} de factures récurrentes',
      other: '{count} factures récurrentes',
    },
    search: 'Rechercher des factures récurrentes',
    searchHint: 'Rechercher par client',
    blank: {
      title: 'Aucune facture récurrente pour l’instant',
      text: 'Ouvrez une facture et choisissez « Rendre récurrente ». Nous en créerons une nouvelle chaque semaine, chaque mois ou chaque année.',
      action: 'Voir les factures',
    },
    none: { title: 'Aucune facture récurrente trouvée', text: 'Essayez un autre client' },
    interval: '{amount} {every}',
    onLastDay: '{amount} {every}, le dernier jour du mois',
    sends: 'Envoi automatique',
    saves: 'Enregistrée, envoi manuel',
    states: { active: 'Active', paused: 'En pause', ended: 'Terminée' },
    pauses: { owner: 'En pause', stopped: 'En pause : trois factures en attente' },
    next: 'Prochaine le {day}',
    noNext: 'Aucune autre facture',
    last: {
      made: 'Facture {number} du {day} créée',
      skipped: 'Facture du {day} ignorée',
    },
    waiting: 'En attente :',
    invoices: { one: '{count} facture', many: '{count} de factures', other: '{count} factures' },
    year: '12 prochains mois : {count}, {amount}',
    actionOn: '{action} : {client}',
    endAsks: 'Mettre fin à la facture récurrente pour {client}?',
    endAbout: 'Aucune autre facture ne sera créée. Les factures existantes ne changeront pas.',
    pause: 'Mettre en pause',
    resume: 'Réactiver',
    skip: 'Ignorer la prochaine',
    change: 'Modifier',
    end: 'Mettre fin',
    confirm: 'Confirmer les coordonnées de paiement et envoyer',
  },
  done: {
    start: 'Facture récurrente enregistrée. La prochaine facture sera créée le {day}.',
    pause: 'Facture récurrente mise en pause.',
    resume: 'Facture récurrente réactivée.',
    skip: 'Facture ignorée.',
    change: 'Facture récurrente modifiée.',
    end: 'Facture récurrente terminée.',
    confirm: 'Coordonnées de paiement confirmées.',
  },
  repeat: 'Rendre récurrente',
  dialog: {
    start: 'Rendre la facture {name} récurrente',
    change: 'Modifier la facture récurrente pour {name}',
    about:
      'Nous créerons chaque facture à 6 h (votre heure locale), avec les taxes et les coordonnées de paiement en vigueur ce jour-là.',
    save: 'Enregistrer',
    notOpened: 'Impossible d’ouvrir le formulaire : {message}',
    failed: 'Rien n’a été enregistré : {message}',
    anchor: { start: 'Première facture', change: 'Prochaine facture' },
    every: 'Fréquence',
    unit: 'Unité',
    units: { day: 'jours', week: 'semaines', month: 'mois', year: 'années' },
    monthDay: 'Jour du mois',
    lastMonthDay: 'Dernier jour du mois',
    ends: 'Fin',
    endings: {
      never: 'Jamais',
      after: 'Après un certain nombre de factures',
      on: 'À une date précise',
    },
    endCount: 'Nombre total de factures',
    endDay: 'Date de fin',
    sends: 'Envoyer chaque facture au client',
    sendsHint: 'Sinon, nous enregistrons la facture et vous l’envoyez vous-même.',
    texts: 'Modalités de paiement, articles et notes',
    textsHint:
      'Ajoutez {fields} pour insérer les dates automatiquement. {moved} correspond au mois suivant.',
    line: 'Article {number}',
    second: 'Article {number} en anglais',
    quantity: 'Quantité',
    price: 'Prix',
    notes: 'Notes',
    secondNotes: 'Notes en anglais',
    filled: 'Le {day} : {text}',
  },
};
