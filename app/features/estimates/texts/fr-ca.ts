import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const estimateForm: Translation<typeof enUS.estimateForm, 'fr-CA'> = {
  create: 'Créer une soumission',
  edit: 'Modifier la soumission',
  details: 'Détails de la soumission',
  number: 'Numéro de la soumission',
  date: 'Date de la soumission',
  language: 'Langue de la soumission',
  downloadSaves: 'La soumission sera enregistrée avant le téléchargement du PDF.',
  validUntil: 'Valable jusqu’au',
  save: 'Enregistrer la soumission',
  created: 'Soumission {number} enregistrée',
  updated: 'Soumission {number} modifiée',
  total: 'Total',
  loss: 'Cette soumission n’est pas encore enregistrée. Elle sera supprimée si vous créez une nouvelle facture.',
};

export const estimates: Translation<typeof enUS.estimates, 'fr-CA'> = {
  answer: {
    /** Of the section on the owner’s page. */
    given: 'Réponse de votre client',
    title: 'Votre réponse',
    about:
      'En acceptant cette soumission, vous vous engagez à payer le montant indiqué. Nous avertirons immédiatement l’expéditeur.',
    accept: 'Accepter',
    decline: 'Refuser',
    name: 'Votre nom',
    nameHint: 'La saisie de votre nom tient lieu de signature.',
    noName: 'Entrez votre nom',
    draw: 'Dessiner aussi votre signature',
    drawHere: 'Dessinez votre signature ici avec le doigt, un stylet ou la souris',
    clear: 'Effacer',
    reason: 'Motif',
    reasonHint: 'Facultatif. L’expéditeur verra ce motif.',
    tooLong: 'Le motif doit compter 500 caractères au plus.',
    confirmAccept: 'Accepter la soumission',
    confirmDecline: 'Refuser la soumission',
    accepted: 'Vous avez accepté cette soumission.',
    declined: 'Vous avez refusé cette soumission.',
    closed: 'Cette soumission a déjà été acceptée ou refusée.',
    changed:
      'Cette soumission a été modifiée depuis que vous l’avez ouverte. Actualisez la page pour voir la dernière version.',
    expired: 'Cette soumission est expirée. Demandez-en une nouvelle à l’expéditeur.',
    failed: 'Votre réponse n’a pas pu être envoyée : {message}',
  },
  told: {
    restored: 'Restaurée à partir d’un fichier le {date}',
    accepted: 'Acceptée par {name} le {date}',
    declined: 'Refusée le {date}',
    declinedFor: 'Refusée le {date} : {reason}',
    signature: 'Signature de {name}',
  },
  email: {
    accepted: 'La soumission {number} a été acceptée',
    acceptedAbout: '{name} a accepté la soumission {number} pour {client} ({total}).',
    declined: 'La soumission {number} a été refusée',
    declinedAbout: 'La soumission {number} pour {client} ({total}) a été refusée.',
    reason: 'Motif : {reason}',
    open: 'Voir la soumission',
    plain: {
      accepted: 'L’une de vos soumissions a été acceptée',
      declined: 'L’une de vos soumissions a été refusée',
    },
    openList: 'Voir les soumissions',
  },
  invoice: {
    make: 'Convertir en facture',
    title: 'Créer une facture à partir de la soumission {number}',
    about:
      'La facture recevra le prochain numéro, la date d’aujourd’hui et vos coordonnées de paiement. Elle comptera dans la limite de factures de votre forfait.',
    part: 'Éléments à facturer',
    parts: {
      rest: 'Tout : {left}',
      lines: 'Articles et quantités',
      percent: 'Acompte en pourcentage',
      amount: 'Acompte d’un montant fixe',
    },
    percent: 'Pourcentage de {total}',
    notes: 'Notes sur la facture',
    notesHint:
      'Ces notes sont copiées de la soumission. Retirez ce qui ne concerne pas la facture.',
    left: '{done} sur {total} déjà facturés. Il reste {left}.',
    confirm: 'Créer la facture',
    done: 'Facture {number} créée',
    failed: 'Impossible de créer la facture : {message}',
    notOpened: 'Impossible d’ouvrir la soumission : {message}',
    bars: {
      declined: 'Cette soumission a été refusée. Modifiez-la et renvoyez-la.',
      'nothing-left': 'Cette soumission a déjà été entièrement facturée.',
      'too-many': 'Cette soumission compte déjà {most} factures, soit le maximum.',
      changing:
        'Cette soumission est en cours de modification ailleurs. Réessayez dans un instant.',
      'no-payment': 'Ajoutez un mode de paiement dans les paramètres, puis créez la facture.',
      'limit-reached': 'Limite de factures atteinte. Passez à un forfait supérieur.',
    },
    refusals: {
      nothing: 'Choisissez ce que vous voulez facturer : le total ne peut pas être de 0.',
      tooMuch: 'Il ne reste que {left} à facturer pour cette soumission.',
      quantity: 'Entrez un nombre de 0 à {left}.',
      percent: 'Entrez un pourcentage supérieur à 0 et inférieur ou égal à 100.',
    },
    overEstimate:
      'Cette facture provient d’une soumission. Le total des factures créées à partir de cette soumission ne peut pas dépasser celui de la soumission. Toutes ces factures doivent être dans la même devise que la soumission.',
  },
};
