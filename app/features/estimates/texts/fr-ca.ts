import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const estimateForm: Translation<typeof enUS.estimateForm, 'fr-CA'> = {
  create: 'Créer une soumission',
  edit: 'Modifier la soumission',
  details: 'Détails de la soumission',
  number: 'Numéro de la soumission',
  date: 'Date de la soumission',
  language: 'Langue de la soumission',
  downloadSaves: 'Télécharger le PDF enregistre d’abord la soumission.',
  validUntil: 'Valable jusqu’au',
  save: 'Enregistrer la soumission',
  created: 'Soumission {number} enregistrée',
  updated: 'Soumission {number} modifiée',
  total: 'Total',
  loss: 'Cette soumission n’est pas encore enregistrée. Créer une nouvelle facture l’abandonne.',
};

export const estimates: Translation<typeof enUS.estimates, 'fr-CA'> = {
  answer: {
    /** Of the section on the owner’s page. */
    given: 'Réponse de votre client',
    title: 'Votre réponse',
    about:
      'L’accepter, c’est promettre de payer ce qu’il indique. L’expéditeur en est averti aussitôt.',
    accept: 'Accepter',
    decline: 'Refuser',
    name: 'Votre nom',
    nameHint: 'Saisi par vous, il vaut signature.',
    noName: 'Saisissez votre nom',
    draw: 'Dessiner aussi une signature',
    drawHere: 'Dessinez votre signature ici, du doigt, au stylet ou à la souris',
    clear: 'Effacer',
    reason: 'Motif',
    reasonHint: 'L’expéditeur le lit. Il peut rester vide.',
    tooLong: '500 caractères au plus.',
    confirmAccept: 'Accepter la soumission',
    confirmDecline: 'Refuser la soumission',
    accepted: 'Vous avez accepté cette soumission.',
    declined: 'Vous avez refusé cette soumission.',
    closed: 'Cette soumission a déjà reçu une réponse.',
    changed:
      'Cette soumission a changé depuis que vous l’avez ouverte. Chargez de nouveau la page pour la voir telle qu’elle est.',
    expired: 'Cette soumission n’est plus valide. Demandez-en une nouvelle à l’expéditeur.',
    failed: 'Votre réponse n’a pas pu être envoyée : {message}',
  },
  told: {
    restored: 'Restaurée d’un fichier le {date}',
    accepted: 'Acceptée par {name} le {date}',
    declined: 'Refusée le {date}',
    declinedFor: 'Refusée le {date} : {reason}',
    signature: 'Signature de {name}',
  },
  email: {
    accepted: 'La soumission {number} a été acceptée',
    acceptedAbout: '{name} a accepté la soumission {number} de {total} pour {client}.',
    declined: 'La soumission {number} a été refusée',
    declinedAbout: 'La soumission {number} de {total} pour {client} a été refusée.',
    reason: 'Motif : {reason}',
    open: 'Ouvrir la soumission',
    plain: {
      accepted: 'L’une de vos soumissions a été acceptée',
      declined: 'L’une de vos soumissions a été refusée',
    },
    openList: 'Voir les soumissions',
  },
  invoice: {
    make: 'Facturer',
    title: 'Facture selon la soumission {number}',
    about:
      'Elle reçoit le prochain numéro, la date d’aujourd’hui et vos coordonnées de paiement. Chaque facture compte pour votre forfait.',
    part: 'Ce qui est facturé',
    parts: {
      rest: 'Tout : {left}',
      lines: 'Lignes et quantités',
      percent: 'Un acompte en pour cent',
      amount: 'Un acompte en montant',
    },
    percent: 'Pour cent de {total}',
    notes: 'Notes sur la facture',
    notesHint: 'Tirées de la soumission. Modifiez ou supprimez ce qui ne concerne qu’elle.',
    left: '{done} sur {total} sont facturés, il reste {left}.',
    confirm: 'Faire la facture',
    done: 'Facture {number} établie',
    failed: 'Échec de l’établissement de la facture : {message}',
    notOpened: 'Échec de l’ouverture de la soumission : {message}',
    bars: {
      declined: 'Cette soumission a été refusée. Modifiez-la et renvoyez-la.',
      'nothing-left': 'Toute cette soumission a déjà été facturée.',
      'too-many': 'Cette soumission a déjà {most} factures.',
      changing:
        'Cette soumission est en cours de modification ailleurs. Réessayez dans un instant.',
      'no-payment': 'Indiquez dans les paramètres comment vous êtes payé, puis faites la facture.',
      'limit-reached': 'Limite de factures atteinte. Passez à un forfait supérieur.',
      'account-full': 'Votre compte est plein.',
    },
    refusals: {
      nothing: 'Cela ne facture rien.',
      tooMuch: 'C’est plus que ce qui reste de la soumission : {left}.',
      quantity: 'Un nombre de 0 à {left}.',
      percent: 'Un nombre supérieur à 0, jusqu’à 100.',
    },
    overEstimate:
      'Cette facture provient d’une soumission : avec les autres, elle ne peut ni la dépasser ni être dans une autre devise.',
  },
};
