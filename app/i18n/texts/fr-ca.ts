import type { Translation } from '../define-texts.ts';
import type * as enUS from './en-us.ts';

export const checks: Translation<typeof enUS.checks, 'fr-CA'> = {
  issues: {
    title: 'Veuillez corriger les champs en surbrillance : {count}',
    intro: 'Problèmes relevés dans :',
    groups: {
      invoice: 'détails de la facture',
      business: 'renseignements sur l’entreprise',
      client: 'renseignements sur le client',
      items: 'articles',
      payment: 'modes de paiement',
    },
  },
  preview: {
    incomplete: 'Veuillez remplir tous les champs obligatoires',
    missing: 'Veuillez remplir ces champs obligatoires :',
    invalid: 'Veuillez corriger les erreurs avant de créer l’aperçu',
    payment:
      'Veuillez indiquer au moins un mode de paiement : coordonnées bancaires, liens de paiement ou renseignements pour le chèque',
    businessEmail: 'Le courriel de l’entreprise doit être différent de celui du client',
    httpsOnly: '{label} : le protocole HTTPS est exigé',
    invalidUrl: 'URL non valide : {label}',
    labels: {
      stripe: 'Lien de paiement Stripe',
      paypal: 'Lien de paiement PayPal',
      unnamed: 'lien de paiement',
    },
    needs: {
      businessName: 'Votre nom ou votre entreprise',
      clientName: 'Nom du client',
      items: 'Au moins un article avec une description et un prix supérieur à 0',
      paymentMethods: 'Au moins un mode de paiement',
    },
  },
};

export const controls: Translation<typeof enUS.controls, 'fr-CA'> = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  messages: 'Avis',
  tryAgain: 'Réessayer',
  undo: 'Annuler',
  copy: {
    name: 'Copier : {label}',
    done: 'Copié : {label}',
    failed: 'La copie a échoué. Copiez le texte manuellement.',
  },
  leaveForm: {
    title: 'Abandonner les modifications?',
    question: 'Vos modifications n’ont pas été enregistrées.',
    discard: 'Abandonner',
    stay: 'Poursuivre les modifications',
  },
  list: {
    loadMore: 'Charger la suite',
    shown: 'Éléments affichés : {count}',
    toStart: 'Revenir au début de la liste',
  },
};

export const countries: Translation<typeof enUS.countries, 'fr-CA'> = {
  names: { us: 'États-Unis', ca: 'Canada', uk: 'Royaume-Uni', au: 'Australie' },
  inCountry: { us: 'aux États-Unis', ca: 'au Canada', uk: 'au Royaume-Uni', au: 'en Australie' },
};

export const currencies: Translation<typeof enUS.currencies, 'fr-CA'> = {
  names: {
    USD: 'dollar américain',
    EUR: 'euro',
    GBP: 'livre sterling',
    JPY: 'yen japonais',
    CHF: 'franc suisse',
    CAD: 'dollar canadien',
    AUD: 'dollar australien',
    NZD: 'dollar néo-zélandais',
    SEK: 'couronne suédoise',
    NOK: 'couronne norvégienne',
    DKK: 'couronne danoise',
    PLN: 'zloty polonais',
    CZK: 'couronne tchèque',
    HUF: 'forint hongrois',
    SGD: 'dollar de Singapour',
    HKD: 'dollar de Hong Kong',
    MXN: 'peso mexicain',
    BRL: 'réal brésilien',
    INR: 'roupie indienne',
    ZAR: 'rand sud-africain',
  },
};

export const errors: Translation<typeof enUS.errors, 'fr-CA'> = {
  notLoaded: 'Page non chargée',
  home: 'Retour à l’accueil',
  notFound: {
    title: 'Oups! Page introuvable',
    text: 'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  },
  tooLarge: {
    title: 'Impossible d’envoyer ces données',
    back: 'Revenir en arrière',
    text: 'Ces données sont trop volumineuses.',
  },
  broken: {
    title: 'Une erreur s’est produite',
    again: 'Réessayer',
    tellSupport: 'Si cela se reproduit, donnez ce numéro à l’assistance :',
    text: 'Le problème vient de nous. Vos factures enregistrées sont en sécurité, et la facture sur laquelle vous travailliez est enregistrée dans ce navigateur.',
  },
  missingScript: {
    title: 'Cette page ne s’est pas chargée',
    text: 'Une partie de cette page manque, peut-être à cause d’une mise à jour. Réessayez dans une minute. Vos factures enregistrées sont en sécurité, et la facture sur laquelle vous travailliez est enregistrée dans ce navigateur.',
  },
  away: {
    database: {
      title: 'Vos données sont inaccessibles pour le moment',
      text: 'Notre base de données ne répond pas pour le moment. Vos factures enregistrées sont en sécurité, et la facture sur laquelle vous travailliez est enregistrée dans ce navigateur.',
    },
    network: {
      title: 'Aucune connexion',
      text: 'Impossible de charger cette page. La facture sur laquelle vous travailliez est enregistrée dans ce navigateur.',
    },
    again: 'Réessayer maintenant',
    back: 'La connexion est rétablie. Votre page s’ouvre.',
    waiting: 'Nous réessayons automatiquement.',
  },
};

export const failures: Translation<typeof enUS.failures, 'fr-CA'> = {
  loading: {
    settings: 'Impossible de charger les paramètres : {message}',
    data: 'Impossible de charger les données : {message}',
    invoices: 'Impossible de charger les factures : {message}',
    clients: 'Impossible de charger les clients : {message}',
    client: 'Impossible de charger le client : {message}',
    products: 'Impossible de charger les produits : {message}',
    publicInvoice: 'Impossible de charger la facture : {message}',
    clone: 'Impossible de dupliquer la facture : {message}',
    edit: 'Impossible d’ouvrir la facture : {message}',
  },
  notOpened: 'Impossible d’ouvrir cette partie de la page. Vérifiez votre connexion et réessayez.',
  reasons: {
    databaseAway: 'notre base de données ne répond pas',
    networkAway: 'aucune connexion',
    cutOff: 'la connexion a été interrompue',
    signedOut: 'connectez-vous de nouveau',
    gone: 'l’élément n’existe plus',
    notFound: 'élément introuvable',
    invoiceNotFound: 'facture introuvable',
  },
};

export const fields: Translation<typeof enUS.fields, 'fr-CA'> = {
  labels: {
    invoiceNumber: 'Numéro de facture',
    businessName: 'Nom de l’entreprise',
    businessEmail: 'Courriel de l’entreprise',
    businessPhone: 'Téléphone de l’entreprise',
    businessWebsite: 'Site Web de l’entreprise',
    businessAddress: 'Adresse de l’entreprise',
    businessPostalCode: 'Code postal de l’entreprise',
    taxNumber: 'Numéro d’inscription aux taxes',
    clientName: 'Nom du client',
    clientEmail: 'Courriel du client',
    clientAddress: 'Adresse du client',
    clientContact: 'Personne-ressource',
    clientTaxNumber: 'Numéro de taxe du client',
    clientReference: 'Référence ou numéro de bon de commande du client',
    homeRate: 'Taux de change',
    homeRateDate: 'Date du taux de change',
    homeRateSource: 'Source du taux de change',
    footerText: 'Texte du pied de page',
    openingText: 'Texte d’introduction',
    termsText: 'Conditions',
    shippingAddress: 'Adresse de livraison',
    shippingPostalCode: 'Code postal de livraison',
    notes: 'Notes',
    paymentNotes: 'Instructions de paiement',
    secondNotes: 'Notes dans la deuxième langue',
    secondPaymentNotes: 'Instructions de paiement dans la deuxième langue',
    phone: 'Téléphone',
    website: 'Site Web',
    postalCode: 'Code postal',
    taxRate: 'Taux de taxe',
    invoicePrefix: 'Préfixe des factures',
    estimatePrefix: 'Préfixe des soumissions',
    estimateStart: 'Numéro de départ des soumissions',
    creditNotePrefix: 'Préfixe des notes de crédit',
    creditNoteStart: 'Numéro de départ des notes de crédit',
    startingNumber: 'Numéro de départ',
    paymentTerms: 'Modalités de paiement',
    name: 'Nom',
    email: 'Courriel',
    address: 'Adresse',
  },
  postalCodes: { us: 'Code ZIP', ca: 'Code postal', uk: 'Code postal', au: 'Code postal' },
  terms: {
    kinds: {
      receipt: 'Payable à la réception',
      days: 'Jours après la date de facturation',
      month: 'Fin du mois en cours',
      'next-month': 'Fin du mois prochain',
      'after-month': 'Jours après la fin du mois',
    },
    own: 'Autre date d’échéance',
    days: 'Jours',
    builtIn: '30 jours',
    sameAsSettings: 'Comme dans les paramètres',
    unprinted: '30 jours (non indiqué sur la facture)',
  },
};

export const frame: Translation<typeof enUS.frame, 'fr-CA'> = {
  skip: 'Aller au contenu',
  breadcrumb: 'Fil d’Ariane',
  main: 'Navigation principale',
  menu: 'Menu',
  logOut: 'Se déconnecter',
  signIn: 'Se connecter',
  createInvoice: 'Créer une facture',
  loading: 'Chargement',
  country: { choice: 'Pays : {country}', changed: 'Pays sélectionné : {country}.' },
  footer: {
    tagline: 'Des factures professionnelles pour les pigistes et les petites entreprises.',
    support: 'Assistance :',
    product: 'Produit',
    productLinks: {
      create: 'Générateur de factures',
      clients: 'Gestion des clients',
      products: 'Catalogue de produits',
      pricing: 'Forfaits et tarifs',
    },
    legal: 'Informations juridiques',
    legalLinks: {
      privacy: 'Politique de confidentialité',
      terms: 'Conditions d’utilisation',
      cookiePolicy: 'Politique relative aux témoins',
      cookieSettings: 'Paramètres des témoins',
      contact: 'Joindre l’assistance',
    },
    countries: 'Pays',
    operated: '{product} est exploité par {operator}, {address}.',
    imprint: 'Mentions légales',
  },
};

export const issues: Translation<typeof enUS.issues, 'fr-CA'> = {
  tooLong: '{label} : {max} caractères au maximum',
  required: '{label} : ce champ est obligatoire',
  date: 'Entrez une date valide',
  email: 'Entrez une adresse courriel valide',
  emailFormat: 'Format d’adresse courriel non valide',
  emails: 'Séparez les adresses courriel par des virgules.',
  phone: 'Le numéro de téléphone ne peut contenir que des chiffres, des espaces et + ( ) -',
  website: 'L’adresse du site Web doit commencer par http:// ou https://',
  accent: 'Entrez une couleur comme #1F5B45',
  columns:
    'Ces colonnes ne tiennent pas sur la page. Retirez-en une ou choisissez un libellé plus court.',
  fieldColumns: 'Vous pouvez afficher au plus deux champs personnalisés en colonnes.',
  termDays: 'Entrez un nombre entier de jours de 0 à 365',
  startingNumber: 'Le numéro de départ doit être un nombre entier de 1 à 999 999',
  description: 'La description est obligatoire',
  descriptionLength: 'La description doit compter au plus 500 caractères',
  quantity: 'La quantité doit être supérieure à 0',
  quantityLimit: 'La quantité doit être d’au plus 100 000',
  price: 'Le prix ne peut pas être négatif',
  priceLimit: 'Le prix doit être d’au plus 1 000 000 000',
  taxRate: 'Le taux de taxe doit être compris entre 0 et 100',
  noneComplete: 'Au moins un article doit être complet : nom, quantité > 0 et prix ≥ 0',
  tooManyItems: 'Une facture peut compter au plus 100 articles',
  discount: 'Le rabais doit être compris entre 0 et 100',
  notANumber: 'Entrez un nombre, par exemple 12,50',
  discountAmount: 'Le rabais ne peut pas être négatif',
  discountTooLarge: 'Le rabais dépasse le sous-total',
  depositTooLarge: 'Le total des articles doit couvrir l’acompte déjà facturé',
  lineDiscount: 'Le rabais dépasse le total de l’article',
  taxNameLength: 'Le nom d’une taxe doit compter au plus 40 caractères',
  sameTax: 'Donnez un nom différent à chaque taxe d’un même article',
  tooManyTaxes: 'Un article peut compter au plus 5 taxes',
  insideReverse:
    'Les prix ne peuvent pas comprendre une taxe que votre client paie au fisc. Désactivez « Les prix comprennent la taxe » ou retirez l’autoliquidation.',
  dueBeforeInvoice: 'La date d’échéance ne peut pas précéder la date de facturation',
  validBeforeEstimate: 'La date de fin de validité ne peut pas précéder celle de la soumission',
  sameEmail: 'Le courriel du client doit être différent de celui de l’entreprise',
  homeRate: 'Entrez un taux de change supérieur à 0, par exemple 0,7812',
  totalTooLarge: 'Le total de la facture est trop élevé. Réduisez les quantités ou les prix.',
  numberTaken: 'Le numéro de facture {number} existe déjà. Veuillez en utiliser un autre.',
  noPaymentMethod:
    'Au moins un mode de paiement est requis (coordonnées bancaires ou lien de paiement)',
  stripeRequired:
    'Le lien de paiement Stripe est obligatoire lorsque les paiements par carte sont activés',
  linkName: 'Le nom du lien doit compter au plus {max} caractères',
  tooManyLinks: 'Une facture peut compter au plus {max} autres liens de paiement',
  https: 'Le lien doit commencer par https://',
  stripeLink: 'Le lien doit provenir de stripe.com',
  paypalLink: 'Le lien doit provenir de paypal.me',
  paypalName: 'Ajoutez votre nom au lien, par exemple https://paypal.me/votrenom',
  anyLink: 'URL non valide pour le lien de paiement « {name} »',
  linkNotHttps: 'Les liens de paiement doivent utiliser le protocole HTTPS',
  otherLinkNotHttps: 'Le lien de paiement « {name} » doit utiliser HTTPS',
  ibanFormat: 'Format de l’IBAN : 2 lettres + 2 chiffres + numéro de compte (p. ex. {example})',
  ibanLength: '{country} : l’IBAN doit compter {length} caractères',
  ibanChecksum: 'Somme de contrôle de l’IBAN non valide',
  swiftLength: 'Le code SWIFT/BIC doit compter 8 ou 11 caractères (p. ex. {short} ou {long})',
  swiftFormat:
    'Format SWIFT/BIC : 6 lettres, puis 2 ou 5 lettres ou chiffres (p. ex. {short} ou {long})',
};

export const languages: Translation<typeof enUS.languages, 'fr-CA'> = {
  label: 'Langue',
  hint: 'Le changement prend effet immédiatement, dans ce navigateur et dans votre compte.',
  guestHint: 'Le changement prend effet immédiatement, dans ce navigateur.',
  names: {
    'en-US': 'Anglais (États-Unis)',
    'en-GB': 'Anglais (Royaume-Uni)',
    'en-CA': 'Anglais (Canada)',
    'fr-CA': 'Français (Canada)',
    'en-AU': 'Anglais (Australie)',
    ru: 'Russe',
  },
  changed: 'Cette page est maintenant en français.',
  notChanged: 'Impossible de changer la langue. Réessayez.',
  unknown: 'Cette langue n’est pas offerte.',
  heading: 'Langues',
};

export const lists: Translation<typeof enUS.lists, 'fr-CA'> = {
  clearSearch: 'Effacer la recherche',
  exportCsv: 'Exporter en CSV',
  notExported: {
    clients: 'Impossible d’exporter les clients : {message}',
    products: 'Impossible d’exporter les produits : {message}',
  },
  range: '{first} à {last} sur {count}',
  previous: 'Page précédente',
  next: 'Page suivante',
};

export const nativeFrame: Translation<typeof enUS.nativeFrame, 'fr-CA'> = {
  back: 'Retour',
  shareNotOpened: 'les options de partage ne se sont pas ouvertes',
  sharePdf: 'Partager le PDF',
  invoice: 'Facture',
  payInvoice: 'Payer la facture',
  tabs: { invoices: 'Factures', create: 'Créer', settings: 'Paramètres' },
  menu: { title: 'Menu', subscription: 'Abonnement', help: 'Aide et assistance' },
  start: {
    title: 'Aucune facture pour l’instant',
    text: 'Créez votre première facture en quelques secondes. Vous pouvez la modifier, l’enregistrer en PDF ou l’envoyer à votre client.',
    create: 'Créer une facture',
    signIn: 'Vous avez déjà un compte? Connectez-vous',
  },
};

export const numbers: Translation<typeof enUS.numbers, 'fr-CA'> = {
  unclear: 'Quel nombre vouliez-vous saisir?',
};

export const pages: Translation<typeof enUS.pages, 'fr-CA'> = {
  home: 'Accueil',
  names: {
    overview: 'Vue d’ensemble',
    reports: 'Rapport de taxes',
    invoices: 'Factures',
    estimates: 'Soumissions',
    recurring: 'Récurrentes',
    'credit-notes': 'Notes de crédit',
    'create-invoice': 'Créer une facture',
    clients: 'Clients',
    products: 'Produits',
    pricing: 'Tarifs',
    settings: 'Paramètres',
    auth: 'Se connecter',
    'forgot-password': 'Mot de passe oublié',
    'reset-password': 'Réinitialiser le mot de passe',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    'cookie-policy': 'Politique relative aux témoins',
    contact: 'Joindre l’assistance',
    imprint: 'Mentions légales',
    invoice: 'Payer la facture',
    'view-invoice': 'Facture',
  },
  editInvoice: 'Modifier la facture',
  createEstimate: 'Créer une soumission',
  createAccount: 'Créer un compte',
  createInvoice: 'Créer une facture',
  invoiceDetails: 'Détails de la facture',
  welcome: {
    title: 'Bienvenue',
    description:
      'Aucun compte nécessaire pour commencer. Vous pourrez enregistrer ou envoyer votre facture plus tard.',
  },
  thisProduct: 'ce produit',
  thisApp: 'cette application',
  sample: 'Exemple de facture',
  app: {
    description: 'Des factures pour les pigistes et les petites entreprises',
    create: 'Créer une facture',
    invoices: 'Factures',
  },
};

export const period: Translation<typeof enUS.period, 'fr-CA'> = {
  periods: 'Périodes',
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
  faults: {
    days: 'Entrez une date de début et une date de fin',
    order: 'La date de fin ne peut pas précéder la date de début',
  },
  notLoaded: 'Impossible de créer le fichier\u00a0: {message}',
};

export const provinces: Translation<typeof enUS.provinces, 'fr-CA'> = {
  names: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};

export const records: Translation<typeof enUS.records, 'fr-CA'> = {
  save: 'Enregistrer',
  delete: 'Supprimer',
  deleteQuestion: 'Voulez-vous vraiment supprimer « {name} »? Cette action est irréversible.',
};

export const requests: Translation<typeof enUS.requests, 'fr-CA'> = {
  failed: 'Une erreur s’est produite. Réessayez.',
  methodUnknown: 'Cette adresse n’accepte pas cette méthode.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  signInAgain: 'Connectez-vous de nouveau.',
  crossSite: 'Cette requête ne provient pas d’une de nos pages.',
  httpsOnly: 'Cette adresse n’accepte que le protocole HTTPS.',
  notUnderstood: 'Nous n’avons pas compris cette requête.',
  tooLarge: 'Ces données sont trop volumineuses. La limite est de {limit}.',
  kilobytes: '{count} ko',
  megabytes: '{count} Mo',
  formUnreadable: 'impossible de lire le formulaire',
  socketOnly: 'Cette adresse n’accepte que les connexions WebSocket.',
  liveAway: 'Les mises à jour en direct ne sont pas disponibles pour le moment.',
  countryUnknown: 'Choisissez les États-Unis, le Canada, le Royaume-Uni ou l’Australie.',
  noPicture: 'Image introuvable.',
  pictureFailed: 'Impossible de charger l’image.',
};

export const timeZone: Translation<typeof enUS.timeZone, 'fr-CA'> = {
  label: 'Fuseau horaire',
  hint: 'Votre fuseau horaire détermine la date de facturation et le moment où une facture est échue ou en retard.',
  hintElsewhere:
    'Votre fuseau horaire détermine la date de facturation et le moment où une facture est échue ou en retard. Cet appareil est réglé sur {zone}.',
  moved: {
    title: 'Passer au fuseau horaire {zone}?',
    use: 'Utiliser {zone}',
    keep: 'Garder {zone}',
    about:
      'Les dates de facturation, les échéances et l’état « En retard » suivent actuellement le fuseau {zone}.',
  },
};

export const units: Translation<typeof enUS.units, 'fr-CA'> = {
  names: {
    hour: 'Heures',
    minute: 'Minutes',
    day: 'Jours',
    week: 'Semaines',
    month: 'Mois',
    piece: 'Pièces',
    set: 'Ensembles',
    lumpSum: 'Forfait',
    page: 'Pages',
    word: 'Mots',
    kilometre: 'Kilomètres',
    mile: 'Milles',
    metre: 'Mètres',
    foot: 'Pieds',
    squareMetre: 'Mètres carrés',
    squareFoot: 'Pieds carrés',
    kilogram: 'Kilogrammes',
    pound: 'Livres (poids)',
    litre: 'Litres',
    kilowattHour: 'Kilowattheures',
  },
};
