import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  signIn: {
    save: 'Veuillez vous connecter pour enregistrer votre facture',
    download: 'Veuillez vous connecter pour télécharger votre facture',
    product: 'Veuillez vous connecter pour enregistrer des produits',
    saveAfterEnd: 'Veuillez vous connecter pour créer une facture.',
    changeAfterEnd: 'Veuillez vous connecter pour enregistrer vos modifications.',
  },
  saved: {
    created: 'La facture {number} a été créée!',
    updated: 'La facture {number} a été mise à jour!',
    guestsCreated: 'La facture a été créée!',
    guestsSaved: 'La facture a été enregistrée dans votre compte!',
    otherNumber: 'Son numéro était déjà utilisé : elle a été enregistrée sous le numéro {number}.',
  },
  failed: {
    create: 'Impossible de créer la facture',
    createWhy: 'Impossible de créer la facture : {message}',
    update: 'Impossible de mettre à jour la facture : {message}',
    guests: 'Impossible d’enregistrer la facture',
    limitsUnchecked: 'Impossible de vérifier la limite de factures',
    unreachable: 'Impossible de créer la facture. Veuillez réessayer.',
    changeUnreachable: 'Impossible d’enregistrer vos modifications. Veuillez réessayer.',
    nothingLost:
      'Rien de ce que vous avez saisi n’est perdu. Vérifiez votre connexion et réessayez.',
    limitReached: 'Limite de factures atteinte. Veuillez passer à un forfait supérieur.',
    guestsLimitReached:
      'Limite de factures atteinte. Passez à un forfait supérieur pour continuer.',
    previewFirst: 'Veuillez d’abord créer un aperçu',
  },
  conflicts: {
    'changed-elsewhere': {
      title: 'Cette facture a été modifiée entre-temps',
      description:
        'Elle a été modifiée dans un autre onglet ou sur un autre appareil après que vous l’avez ouverte. Rien de ce que vous avez saisi n’est perdu.',
    },
    'invoice-paid': {
      title: 'Cette facture est payée',
      description:
        'Elle a été marquée comme payée après que vous l’avez ouverte, et une facture payée ne peut pas être modifiée. Dupliquez-la pour l’envoyer comme nouvelle facture.',
    },
    'invoice-void': {
      title: 'Cette facture est annulée',
      description:
        'Elle a été annulée après que vous l’avez ouverte, et une facture annulée ne peut pas être modifiée. Dupliquez-la pour l’envoyer comme nouvelle facture.',
    },
    'invoice-part-paid': {
      title: 'Cette facture a des paiements',
      description: 'Cette facture a des paiements. Dupliquez-la ou faites une note de crédit.',
    },
    'invoice-accepted': {
      title: 'Cette soumission a été acceptée',
      description:
        'Votre client l’a acceptée après que vous l’avez ouverte, et une soumission acceptée reste telle quelle. Dupliquez-la pour proposer autre chose.',
    },
    'invoice-invoiced': {
      title: 'Cette soumission a été facturée',
      description:
        'Une facture en a été faite après que vous l’avez ouverte, elle reste donc telle quelle. Dupliquez-la pour proposer autre chose.',
    },
    'head-fixed': {
      title: 'Le numéro et la devise ne changent plus',
      description:
        'Votre client a peut-être déjà cette facture : son numéro et sa devise restent donc les mêmes. Rien de ce que vous avez saisi n’est perdu.',
    },
    'in-another-tab': {
      title: 'Cette facture a été modifiée dans un autre onglet',
      description:
        'Son contenu y est différent. Rien de ce que vous avez saisi n’est perdu : choisissez avec quelle version continuer.',
    },
  },
  versions: {
    saveOwn: 'Enregistrer ma version',
    showNewer: 'Afficher la version plus récente',
    saveAsIssued: 'Enregistrer sous {number} en {currency}',
    keepOwn: 'Garder ma version',
    showOther: 'Afficher l’autre version',
  },
  closed: {
    titles: {
      paid: 'La facture {number} est payée',
      void: 'La facture {number} est annulée',
      'part-paid': 'La facture {number} a des paiements',
      accepted: 'La soumission {number} est acceptée',
      invoiced: 'La soumission {number} est facturée',
    },
    about: {
      paid: 'Une facture payée ne peut pas être modifiée. Dupliquez-la pour l’envoyer comme nouvelle facture, ou marquez-la d’abord comme impayée.',
      void: 'Une facture annulée ne peut pas être modifiée. Dupliquez-la pour l’envoyer comme nouvelle facture.',
      'part-paid': 'Cette facture a des paiements. Dupliquez-la ou faites une note de crédit.',
      accepted:
        'Une soumission acceptée reste telle quelle. Dupliquez-la pour proposer autre chose.',
      invoiced:
        'Une facture en a été faite, elle reste donc telle quelle. Dupliquez-la pour proposer autre chose.',
    },
    clone: 'Dupliquer la facture',
    toList: 'Retour aux factures',
  },
  createAgain: {
    title: 'Créer une nouvelle facture?',
    goOn: 'Continuer celle-ci',
    createNew: 'En créer une nouvelle',
    losses: {
      new: 'La facture de ce formulaire n’est pas encore enregistrée. Si vous en créez une nouvelle, le formulaire se vide.',
      clone:
        'Cette copie n’est pas encore enregistrée. Si vous créez une nouvelle facture, elle est abandonnée.',
      edit: 'Vos modifications ne sont pas encore enregistrées. Si vous créez une nouvelle facture, l’ancienne reste telle quelle.',
    },
  },
  kept: {
    title: 'Enregistrée sur cet appareil',
    about: 'Elle ira dans votre compte quand vous serez de nouveau en ligne.',
    newInvoice: 'Nouvelle facture',
  },
  draft: {
    restored: 'Les données de votre facture ont été restaurées!',
    cloned: 'Facture dupliquée. Vous modifiez un nouveau brouillon.',
    unreadable: 'Données de la facture introuvables',
    whatUnreadable: 'Ce que ce navigateur avait conservé de votre facture n’a pas pu être lu.',
    calledBack: 'Votre facture n’attend plus d’être enregistrée',
    whyCalledBack: 'Vous l’avez modifiée. Enregistrez-la de nouveau quand vous aurez terminé.',
    notKept: 'Ce navigateur ne conserve pas votre brouillon',
    whenLost: 'Il est perdu si vous quittez cette page avant de l’enregistrer.',
  },
  preview: {
    made: 'Aperçu de la facture créé!',
    withoutPictures:
      'Votre logo et votre signature n’ont pas pu être chargés. Ils seront sur la facture.',
  },
  product: {
    saved: 'Le produit a été enregistré!',
    failed: 'Impossible d’enregistrer le produit : {message}',
  },
};
