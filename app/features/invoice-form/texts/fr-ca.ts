import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const invoiceForm: Translation<typeof enUS.invoiceForm, 'fr-CA'> = {
  page: {
    create: 'Créer une facture',
    edit: 'Modifier la facture',
    description:
      'Créez une facture en ligne : indiquez votre entreprise, votre client et vos services. Les totaux et les taxes se calculent au fur et à mesure. Aucun compte requis.',
    copyOf:
      'Ceci est une copie de la facture <list>{number}</list>. Mettez à jour les renseignements et envoyez-la comme nouvelle facture.',
  },
  keptForNextTime: 'Nous enregistrerons ces renseignements pour votre prochaine facture.',
  details: {
    title: 'Détails de la facture',
    currency: 'Devise',
    language: 'Langue de la facture',
    currencyChanged: 'La nouvelle devise ({currency}) s’applique à cette facture seulement',
    whichNumber: 'Poursuivre la numérotation avec <far>{far}</far> ou <near>{near}</near>?',
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
    more: 'Numéro de taxe, personne-ressource, référence, adresse de livraison',
  },
  items: {
    deposit: 'Cet acompte a déjà été facturé : vous ne pouvez pas le modifier ici.',
    title: 'Articles',
    item: 'Article {position}',
    remove: 'Retirer l’article {position}',
    removed: 'Article {position} retiré',
    move: 'Déplacer l’article {position}',
    howToMove: 'Faites glisser cet article ou déplacez-le avec les touches fléchées',
    moved: 'L’article {from} est maintenant en position {to} sur {count}',
    savedItem: 'Article enregistré',
    choose: 'Choisir un article enregistré',
    chooseNewest: 'Choisir un article enregistré (les 1 000 plus récents)',
    description: 'Description',
    quantity: 'Quantité',
    price: 'Prix',
    tax: 'Taxe',
    amount: 'Montant',
    saveAsProduct: 'Enregistrer comme produit',
    more: 'Plus d’options',
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
    hint: 'Texte affiché sur la facture, par exemple vos conditions ou un mot de remerciement.',
  },
  payment: {
    title: 'Modes de paiement',
    about: 'Indiquez au moins un mode de paiement pour votre client.',
    paypalOfSettings: 'Utiliser le lien PayPal de mes paramètres',
    paypalLink: 'Lien PayPal.Me',
    showQrCode: 'Afficher un code QR pour ce lien',
    whereQrCode: 'Le code s’affiche sur la page publique de la facture et dans le PDF.',
  },
  design: {
    title: 'Présentation',
    more: 'Couleur, police, logo et textes',
  },
  live: {
    design: 'Modifier la présentation',
    show: 'Afficher le document',
    hide: 'Masquer le document',
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
    downloadSavesInvoice: 'La facture sera enregistrée avant le téléchargement.',
    downloadSavesChanges: 'Vos modifications seront enregistrées avant le téléchargement.',
  },
  actions: {
    preview: 'Aperçu',
    download: 'Télécharger le PDF',
    save: 'Enregistrer la facture',
    saveChanges: 'Enregistrer',
    upgrade: 'Changer de forfait',
  },
};

export const invoiceLine: Translation<typeof enUS.invoiceLine, 'fr-CA'> = {
  unit: 'Unité',
  noUnit: 'Aucune unité',
  discount: 'Rabais sur l’article',
  discountKind: 'Pourcentage ou montant',
  taxes: {
    title: 'Taxe sur cet article',
    name: 'Nom de la taxe',
    nameOf: 'Nom de la taxe {position}',
    rateOf: 'Taux de la taxe {position}',
    remove: 'Retirer la taxe {position}',
    more: 'Plus d’une taxe',
    add: 'Ajouter une taxe',
    applyToAll: 'Appliquer à tous les articles',
    applied: 'La taxe de l’article {position} s’applique maintenant à tous les articles',
  },
  suggested: {
    state: 'Taxe de l’État',
    county: 'Taxe du comté',
    city: 'Taxe de la ville',
    district: 'Taxe du district',
  },
  noTax: {
    why: 'Raison de l’absence de taxe',
    taxed: 'Taxable',
    none: 'Aucune taxe sur cet article',
    noneShort: 'Aucune',
    reverseCharge:
      'Votre client paie la TVA à HMRC, au taux de cet article. La TVA figure sur la facture, mais n’entre pas dans le total.',
  },
  finePrices: 'Utiliser davantage de décimales dans les prix',
  whereFinePrices: 'S’applique à tous les articles de cette facture. Exemple de prix : 0,0125.',
};

export const invoiceSave: Translation<typeof enUS.invoiceSave, 'fr-CA'> = {
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
    otherNumber:
      'Ce numéro était déjà utilisé : nous avons enregistré la facture sous le numéro {number}.',
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
      title: 'Cette facture a changé',
      description:
        'La facture a été modifiée dans un autre onglet ou sur un autre appareil depuis que vous l’avez ouverte. Rien de ce que vous avez saisi n’est perdu.',
    },
    'invoice-paid': {
      title: 'Cette facture est payée',
      description:
        'La facture a été marquée comme payée depuis que vous l’avez ouverte. Une facture payée ne peut pas être modifiée. Dupliquez-la pour envoyer une nouvelle facture.',
    },
    'invoice-void': {
      title: 'Cette facture est annulée',
      description:
        'La facture a été annulée depuis que vous l’avez ouverte. Une facture annulée ne peut pas être modifiée. Dupliquez-la pour envoyer une nouvelle facture.',
    },
    'invoice-part-paid': {
      title: 'Cette facture a reçu des paiements',
      description:
        'Une facture qui a reçu des paiements ne peut pas être modifiée. Dupliquez-la ou établissez une note de crédit.',
    },
    'invoice-accepted': {
      title: 'Cette soumission a été acceptée',
      description:
        'Votre client a accepté la soumission depuis que vous l’avez ouverte. Une soumission acceptée ne peut pas être modifiée. Dupliquez-la pour proposer autre chose.',
    },
    'invoice-invoiced': {
      title: 'Cette soumission a été facturée',
      description:
        'Depuis que vous l’avez ouverte, une facture a été créée à partir de cette soumission, qui ne peut donc plus être modifiée. Dupliquez-la pour proposer autre chose.',
    },
    'head-fixed': {
      title: 'Le numéro et la devise ne peuvent plus changer',
      description:
        'Votre client a peut-être déjà cette facture : vous ne pouvez plus en modifier le numéro ni la devise. Rien de ce que vous avez saisi n’est perdu.',
    },
    'in-another-tab': {
      title: 'Cette facture a été modifiée dans un autre onglet',
      description:
        'L’autre onglet contient une version différente. Rien de ce que vous avez saisi n’est perdu : choisissez la version à garder.',
    },
  },
  versions: {
    saveOwn: 'Enregistrer ma version',
    showNewer: 'Afficher la version plus récente',
    saveAsIssued: 'Enregistrer sous le numéro {number}, en {currency}',
    keepOwn: 'Garder ma version',
    showOther: 'Afficher l’autre version',
  },
  closed: {
    titles: {
      paid: 'La facture {number} est payée',
      void: 'La facture {number} est annulée',
      'part-paid': 'La facture {number} a reçu des paiements',
      accepted: 'La soumission {number} a été acceptée',
      invoiced: 'La soumission {number} a été facturée',
    },
    about: {
      paid: 'Une facture payée ne peut pas être modifiée. Marquez-la d’abord comme impayée, ou dupliquez-la pour envoyer une nouvelle facture.',
      void: 'Une facture annulée ne peut pas être modifiée. Dupliquez-la pour envoyer une nouvelle facture.',
      'part-paid':
        'Une facture qui a reçu des paiements ne peut pas être modifiée. Dupliquez-la ou établissez une note de crédit.',
      accepted:
        'Une soumission acceptée ne peut pas être modifiée. Dupliquez-la pour proposer autre chose.',
      invoiced:
        'Une facture a été créée à partir de cette soumission, qui ne peut donc plus être modifiée. Dupliquez-la pour proposer autre chose.',
    },
    clone: 'Dupliquer la facture',
    toList: 'Retour aux factures',
  },
  createAgain: {
    title: 'Créer une nouvelle facture?',
    goOn: 'Continuer celle-ci',
    createNew: 'En créer une nouvelle',
    losses: {
      new: 'Cette facture n’est pas encore enregistrée. Le formulaire sera vidé si vous en créez une nouvelle.',
      clone:
        'Cette copie n’est pas encore enregistrée. Elle sera supprimée si vous créez une nouvelle facture.',
      edit: 'Vos modifications ne sont pas encore enregistrées. Elles seront abandonnées si vous créez une nouvelle facture.',
    },
  },
  kept: {
    title: 'Enregistrée sur cet appareil',
    about: 'Nous ajouterons la facture à votre compte dès que vous serez de nouveau en ligne.',
    newInvoice: 'Nouvelle facture',
  },
  draft: {
    restored: 'Les données de votre facture ont été restaurées!',
    cloned: 'Facture dupliquée. Vous modifiez un nouveau brouillon.',
    unreadable: 'Données de la facture introuvables',
    whatUnreadable: 'Impossible de lire la facture enregistrée dans ce navigateur.',
    calledBack: 'Votre facture n’est pas encore enregistrée',
    whyCalledBack:
      'Vous l’avez modifiée pendant que son enregistrement était en attente. Enregistrez-la de nouveau quand vous aurez terminé.',
    notKept: 'Ce navigateur ne peut pas enregistrer votre brouillon',
    whenLost: 'Vous perdrez votre brouillon si vous quittez cette page avant d’enregistrer.',
  },
  preview: {
    made: 'Aperçu de la facture créé!',
    withoutPictures:
      'Impossible de charger votre logo et votre signature. Ils figureront tout de même sur la facture.',
  },
  product: {
    saved: 'Le produit a été enregistré!',
    failed: 'Impossible d’enregistrer le produit : {message}',
  },
};

export const quebec: Translation<typeof enUS.quebec, 'fr-CA'> = {
  inFrench: '{label} (français)',
  inEnglish: '{label} (anglais)',
  advice: {
    title: 'Factures au Québec',
    law: 'Vous ou votre client semblez être au Québec. L’article 57 de la <law>Charte de la langue française</law> exige que les factures y soient rédigées en français. Vous pouvez ajouter une autre langue si le français y figure de façon au moins aussi évidente. Cela vaut aussi pour les textes que vous saisissez.',
    limits:
      'Votre client a peut-être accepté une autre langue. Cette information ne constitue pas un avis juridique.',
    bilingual: 'Français et anglais',
    french: 'Français seulement',
    keep: { en: 'Garder l’anglais', ru: 'Garder le russe' },
  },
  chosen: {
    bilingual:
      'Cette facture sera en français et en anglais. Sur cet appareil, les prochaines factures émises au Québec ou destinées à un client du Québec le seront aussi. Pour chaque texte à saisir, un second champ est prévu pour l’anglais.',
    french:
      'Cette facture sera en français. Sur cet appareil, les prochaines factures émises au Québec ou destinées à un client du Québec le seront aussi. Saisissez également vos propres textes en français.',
    kept: 'La langue ne changera pas. La question ne vous sera plus posée sur cet appareil.',
  },
  whereToChange: 'Vous pouvez changer la langue sous « Détails de la facture ».',
};

export const taxOptions: Translation<typeof enUS.taxOptions, 'fr-CA'> = {
  title: 'Options de taxe',
  supplyDate: {
    add: 'Ajouter la date de fourniture',
    hint: 'À indiquer seulement si elle diffère de la date de facturation.',
    taxPoint:
      'Le moment de la fourniture aux fins de la TVA (fait générateur de la taxe). À indiquer seulement s’il diffère de la date de facturation.',
  },
  discount: { kind: 'Type de rabais', percent: 'Pourcentage', amount: 'Montant' },
  include: {
    label: 'Les prix comprennent la taxe',
    hint: 'La taxe est comprise dans les prix que vous saisissez : elle ne s’y ajoute pas.',
  },
  province: {
    label: 'Lieu de fourniture',
    none: 'Non choisi',
    hint: 'La province ou le territoire où la fourniture est effectuée. Les taxes de cet endroit s’appliquent à chaque article dont vous n’avez pas modifié la taxe.',
    use: 'Choisir : {province}',
    noDay: 'Indiquez d’abord la date de facturation : les taux provinciaux en dépendent',
    notKnown:
      'Nous ne connaissons pas les taux en vigueur le {date} ({province}). Les taxes de vos articles ne changeront pas.',
    inForce: 'Taxes en vigueur le {date} : {taxes}.',
    sources: 'Sources',
    checked: 'Source : <source>{title}</source>, vérifiée le {date}.',
    lastChecked: 'Source : <source>{title}</source>, dernière vérification le {date}.',
    announced:
      'Non vérifié : {tax} sur les services professionnels à compter du {date} (<source>{title}</source>).',
  },
  notRegistered: {
    why: 'Pas de taxe sur cette facture : votre entreprise n’est pas inscrite aux fins de cette taxe ({tax}).',
    change: 'Modifier dans les paramètres',
  },
  home: {
    title: '{tax} en {currency}',
    why: {
      us: 'Pour votre comptabilité, la taxe de cette facture figure aussi dans votre devise, sous le total.',
      ca: 'Pour votre comptabilité, la taxe de cette facture figure aussi dans votre devise, sous le total.',
      uk: 'Une facture avec TVA dans une autre devise doit aussi indiquer le total de la TVA en livres sterling (<law>VAT Regulations 1995, article 14(1)(l)</law>). Ce montant figure sous le total.',
      au: 'La décision <law>GSTR 2001/2</law> explique comment convertir en dollars australiens la TPS d’une facture en devise étrangère. Le montant converti figure sous le total.',
    },
    rateHint: 'La valeur de 1 {from} en {currency}.',
  },
  roundedPerLine: 'Taxe arrondie à chaque ligne',
};
