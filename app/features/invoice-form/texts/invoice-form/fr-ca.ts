import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  page: {
    create: 'Créer une facture',
    edit: 'Modifier la facture',
    description:
      'Le formulaire de facture : votre entreprise, votre client, ce que vous avez fait. Les totaux et les taxes se calculent pendant la saisie, sans compte.',
    copyOf:
      'Ceci est une copie de la facture <list>{number}</list>. Modifiez-en les détails et envoyez-la comme nouvelle facture.',
  },
  keptForNextTime: 'Conservé pour la prochaine fois.',
  details: {
    title: 'Détails de la facture',
    currency: 'Devise',
    language: 'Langue de la facture',
    currencyChanged: 'La devise est maintenant {currency}, pour cette facture seulement',
    whichNumber: 'Continuer avec <far>{far}</far> ou <near>{near}</near>?',
  },
  seller: {
    title: 'De (vendeur)',
    addPostalCode: {
      us: 'Ajouter le code ZIP',
      ca: 'Ajouter le code postal',
      uk: 'Ajouter le code postal',
      au: 'Ajouter le code postal',
    },
  },
  client: {
    title: 'À (client)',
    choose: 'Choisir un client',
    chooseNewest: 'Choisir un client (les 1 000 plus récents)',
    newOne: 'Nouveau client',
    more: 'Numéro de taxe, personne-ressource, référence',
    addShippingAddress: 'Ajouter une adresse de livraison',
  },
  items: {
    deposit: 'Cet acompte est déjà facturé : il ne se modifie pas ici.',
    title: 'Articles',
    item: 'Article {position}',
    remove: 'Retirer l’article {position}',
    removed: 'L’article {position} a été retiré',
    move: 'Déplacer l’article {position}',
    howToMove: 'Faites glisser cet article, ou déplacez-le avec les touches fléchées',
    moved: 'L’article {from} est maintenant l’article {to} sur {count}',
    savedItem: 'Article enregistré',
    choose: 'Choisir un article enregistré',
    chooseNewest: 'Choisir un article enregistré (les 1 000 plus récents)',
    description: 'Description',
    quantity: 'Quantité',
    price: 'Prix',
    tax: 'Taxe',
    amount: 'Montant',
    saveAsProduct: 'Enregistrer comme produit',
    more: 'Plus',
    add: 'Ajouter un article',
  },
  totals: {
    title: 'Totaux',
    discount: 'Rabais',
    addDiscount: 'Ajouter un rabais',
    removeDiscount: 'Retirer le rabais',
    schedule: 'Acompte ou versements',
  },
  notes: {
    title: 'Notes supplémentaires',
    hint: 'Imprimées sur la facture, par exemple des conditions ou un remerciement.',
  },
  payment: {
    title: 'Modes de paiement',
    about:
      'Au moins un, pour que votre client puisse payer. Laissez de côté ceux que vous n’utilisez pas.',
    paypalOfSettings: 'Utiliser le lien PayPal de mes paramètres',
    paypalLink: 'Lien PayPal.Me',
    showQrCode: 'Afficher un code QR pour ce lien',
    whereQrCode: 'Sur la page publique de la facture et dans le PDF.',
  },
  template: {
    title: 'Modèle',
    about: 'L’apparence de cette facture à l’écran et en PDF.',
  },
  summary: {
    amountDue: 'Montant dû',
    dueBy: 'd’ici le {day}',
    toCorrect: {
      one: '{count} champ à corriger',
      many: '{count} de champs à corriger',
      other: '{count} champs à corriger',
    },
    showNext: 'Afficher',
    downloadSavesInvoice: 'Télécharger le PDF enregistre d’abord la facture.',
    downloadSavesChanges: 'Télécharger le PDF enregistre d’abord vos modifications.',
  },
  actions: {
    preview: 'Aperçu',
    download: 'Télécharger le PDF',
    save: 'Enregistrer la facture',
    saveChanges: 'Enregistrer',
    upgrade: 'Changer de forfait',
  },
};
