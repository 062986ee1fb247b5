import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const landing: Translation<typeof enUS.landing, 'fr-CA'> = {
  title: 'Créez des factures professionnelles en 1 minute',
  description:
    'Remplissez un formulaire et obtenez une facture exacte en PDF et par un lien de paiement pour votre client. Pour les pigistes et les petites entreprises {country}. Aucun compte nécessaire pour commencer.',
  hero: {
    lead: 'Remplissez un formulaire et obtenez une facture exacte et soignée, en PDF et par un lien qui permet à votre client de payer. Pour les pigistes et les petites entreprises {country}.',
    create: 'Créer une facture',
    pricing: 'Voir les prix',
    signUp: 'Créer un compte',
    noAccount: 'Aucun compte nécessaire pour commencer. Vos 3 premières factures sont gratuites.',
    sample: 'Un exemple de facture',
  },
  steps: {
    title: 'Comment ça marche',
    fill: {
      title: 'Remplissez le formulaire',
      text: 'Votre entreprise, votre client, votre travail. Les totaux et les taxes se calculent pendant que vous écrivez.',
    },
    send: {
      title: 'Envoyez la facture',
      text: 'Envoyez-la par courriel d’ici, partagez un lien qui s’ouvre sur tout téléphone, sans compte, ou téléchargez le PDF.',
    },
    paid: {
      title: 'Facture payée',
      text: 'Votre client paie par carte, par PayPal ou par virement bancaire, directement à vous. Nous ne prenons rien.',
    },
  },
  features: {
    title: 'Tout ce qu’il faut à une facture',
    totals: {
      cent: 'Des totaux exacts au cent près',
      penny: 'Des totaux exacts au penny près',
      text: '{tax}, rabais et lignes sont arrondis une seule fois, comme il faut : le compte est toujours juste.',
    },
    sheet: {
      title: 'Des PDF soignés',
      text: 'Trois modèles, votre logo, votre signature : la même feuille à l’écran, sur papier et dans le fichier.',
    },
    payment: {
      title: 'Des factures payées à votre façon',
      text: 'Acceptez les cartes avec votre propre compte Stripe, ou ajoutez un lien PayPal, un code QR ou vos coordonnées bancaires. L’argent vous parvient directement.',
    },
    currencies: {
      title: '{count} devises',
      text: 'Facturez un client à l’étranger dans sa devise. Les dates, les libellés et les champs bancaires suivent votre pays.',
    },
    records: {
      title: 'Clients et produits conservés',
      text: 'Enregistrez une fois un client ou un service et choisissez-le ensuite dans une liste. Vos coordonnées de paiement y sont aussi.',
    },
    data: {
      title: 'Vos données restent à vous',
      text: 'Les brouillons restent dans votre navigateur jusqu’à ce que vous les enregistriez. Pas de publicité, pas de suivi sans votre consentement.',
    },
  },
  pricing: {
    title: 'Prix',
    lead: 'Commencez gratuitement, passez à un forfait supérieur quand les affaires grandissent. Les prix {country} sont en {currency}.',
    free: 'Pour essayer, sans carte ni limite de temps.',
    start: 'Essayer gratuitement',
    aMonth: '{limit} factures par mois',
    signInFirst: 'Veuillez vous connecter ou créer un compte pour passer à un forfait supérieur',
  },
  form: {
    title: 'Créer une facture',
    lead: 'Commencez ici même, sans compte. Ce que vous saisissez reste dans ce navigateur jusqu’à ce que vous l’enregistriez.',
    needsScripts: 'Ce formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur.',
    notLoaded: 'Impossible de charger le formulaire. Veuillez vérifier votre connexion.',
    ownPage: 'Ouvrir sa propre page',
  },
  questions: {
    title: 'Questions et réponses',
    free: {
      question: 'Est-ce vraiment gratuit?',
      answer:
        'Oui. Le forfait Gratuit vous donne {limit} factures au total, avec tout ce qu’offrent le formulaire, le PDF et le lien de paiement. Aucune carte n’est nécessaire. S’il vous en faut plus, choisissez un forfait mensuel.',
    },
    account: {
      question: 'Me faut-il un compte?',
      answer:
        'Pas pour commencer : remplissez le formulaire et consultez l’aperçu sans compte. Votre brouillon reste dans votre navigateur. Pour enregistrer la facture ou télécharger son PDF, vous créez un compte, et votre brouillon vous attend.',
    },
    tax: {
      question: 'Comment la taxe est-elle calculée?',
      answer:
        'Chaque ligne a son propre taux : au départ, celui de votre pays ({tax}), que vous pouvez changer. Le rabais est d’abord déduit, puis la taxe est calculée par taux et arrondie une seule fois : sous-total, rabais, taxe et total concordent toujours.',
    },
    payment: {
      question: 'Comment mes clients me paient-ils?',
      answer:
        'Directement. Vous envoyez la facture par courriel ou partagez son lien, et votre client paie par carte si vous avez connecté votre compte Stripe, ou par le lien Stripe ou PayPal.Me ou les coordonnées bancaires que vous ajoutez. L’argent ne passe jamais par nous et nous n’en prenons rien.',
    },
    currencies: {
      question: 'Quelles devises puis-je utiliser?',
      answer:
        'Les factures sont d’abord en {currency} et peuvent être dans l’une des {count} devises. Le choix vaut pour cette facture seulement.',
    },
  },
  requirements: 'JavaScript requis',
};

export const sampleInvoice: Translation<typeof enUS.sampleInvoice, 'fr-CA'> = {
  us: {
    businessName: 'Studio Maple Street',
    businessAddress: '48, Maple Street\nBrooklyn (NY) 11201',
    clientName: 'Harbor Coffee Co.',
    clientAddress: '310, Pier Avenue\nPortland (ME) 04101',
    description: 'Conception de site Web',
    bankName: 'Première Banque Exemple',
  },
  ca: {
    businessName: 'Design Lumière du Nord',
    businessAddress: '77, rue Queen Ouest\nToronto (Ontario) M5H 2M5',
    clientName: 'Équipements du Lac ltée',
    clientAddress: '12, chemin Harbour\nHalifax (Nouvelle-Écosse) B3J 1S9',
    description: 'Identité de marque',
  },
  uk: {
    businessName: 'Thistle & Co.',
    businessAddress: '9 Clerkenwell Green\nLondres EC1R 0DU',
    clientName: 'Brook Lane Bakery Ltd',
    clientAddress: '5 Brook Lane\nBristol BS1 4ST',
    description: 'Conception d’emballage',
  },
  au: {
    businessName: 'Coastline Creative',
    businessAddress: '21 Marine Parade\nManly NSW 2095',
    clientName: 'Banksia Homewares Pty Ltd',
    clientAddress: '88 Smith Street\nFitzroy VIC 3065',
    description: 'Photographie de produits',
  },
};

export const welcome: Translation<typeof enUS.welcome, 'fr-CA'> = {
  sample: 'Un exemple de facture',
  heading: 'Créez des factures professionnelles en 1 minute',
  about: 'Aucun compte requis pour commencer. Enregistrez ou envoyez plus tard.',
  begin: 'Créer votre première facture',
  signIn: 'Vous avez déjà un compte? Connectez-vous',
};
