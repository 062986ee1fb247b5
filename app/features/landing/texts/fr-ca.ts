import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const landing: Translation<typeof enUS.landing, 'fr-CA'> = {
  title: 'Créez des factures professionnelles en 1 minute',
  description:
    'Remplissez un formulaire et obtenez une facture exacte en PDF, avec un lien qui permet à votre client de payer. Pour les pigistes et les petites entreprises {country}. Aucun compte nécessaire pour commencer.',
  hero: {
    lead: 'Remplissez un formulaire et obtenez une facture exacte et soignée en PDF, avec un lien qui permet à votre client de payer. Pour les pigistes et les petites entreprises {country}.',
    create: 'Créer une facture',
    pricing: 'Voir les tarifs',
    signUp: 'Créer un compte',
    noAccount: 'Aucun compte nécessaire pour commencer. Vos 3 premières factures sont gratuites.',
    sample: 'Exemple de facture',
  },
  steps: {
    title: 'Comment ça marche',
    fill: {
      title: 'Remplissez le formulaire',
      text: 'Indiquez votre entreprise, votre client et le travail effectué. Nous calculons les totaux et les taxes au fur et à mesure.',
    },
    send: {
      title: 'Envoyez la facture',
      text: 'Envoyez-la par courriel directement d’ici ou téléchargez le PDF. Vous pouvez aussi partager un lien qui s’ouvre sans compte sur n’importe quel téléphone.',
    },
    paid: {
      title: 'Recevez votre paiement',
      text: 'Votre client vous paie directement, par carte, PayPal ou virement bancaire. Nous ne prélevons rien.',
    },
  },
  features: {
    title: 'Tout ce qu’il faut pour vos factures',
    totals: {
      cent: 'Des totaux exacts au cent près',
      penny: 'Des totaux exacts au penny près',
      text: 'Chaque montant ({tax}, rabais, lignes) est arrondi correctement et une seule fois : les totaux sont toujours justes.',
    },
    sheet: {
      title: 'Des PDF soignés',
      text: 'Choisissez l’un des trois modèles, puis ajoutez votre logo et votre signature. Votre facture a la même apparence à l’écran, sur papier et en PDF.',
    },
    payment: {
      title: 'Faites-vous payer à votre façon',
      text: 'Acceptez les cartes grâce à votre propre compte Stripe, ou ajoutez un lien PayPal, un code QR ou vos coordonnées bancaires. L’argent vous parvient directement.',
    },
    currencies: {
      title: '{count} devises',
      text: 'Facturez un client à l’étranger dans sa devise. Les dates, les libellés et les coordonnées bancaires s’adaptent à votre pays.',
    },
    records: {
      title: 'Vos clients et produits enregistrés',
      text: 'Enregistrez un client ou un service une fois, puis choisissez-le dans une liste. Vos coordonnées de paiement sont aussi inscrites automatiquement.',
    },
    data: {
      title: 'Vos données restent à vous',
      text: 'Les brouillons restent dans votre navigateur jusqu’à ce que vous les enregistriez. Aucune publicité, et aucun suivi sans votre consentement.',
    },
  },
  pricing: {
    title: 'Tarifs',
    lead: 'Commencez gratuitement et passez à un forfait supérieur quand vos affaires prennent de l’ampleur. Les prix {country} sont en {currency}.',
    free: 'Essayez sans carte ni limite de temps.',
    start: 'Essayer gratuitement',
    aMonth: '{limit} factures par mois',
    signInFirst: 'Veuillez vous connecter ou créer un compte pour passer à un forfait supérieur',
  },
  form: {
    title: 'Créer une facture',
    lead: 'Commencez ici même, sans compte. Ce que vous saisissez reste dans ce navigateur jusqu’à ce que vous l’enregistriez.',
    needsScripts: 'Ce formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur.',
    notLoaded: 'Impossible de charger le formulaire. Vérifiez votre connexion.',
    ownPage: 'Ouvrir le formulaire dans une page distincte',
  },
  questions: {
    title: 'Questions et réponses',
    free: {
      question: 'Est-ce vraiment gratuit?',
      answer:
        'Oui. Le forfait Gratuit vous donne {limit} factures au total, avec toutes les fonctions de facturation, y compris les PDF et les liens de paiement. Aucune carte n’est nécessaire. S’il vous en faut davantage, choisissez un forfait mensuel.',
    },
    account: {
      question: 'Ai-je besoin d’un compte?',
      answer:
        'Pas pour commencer. Remplissez le formulaire et consultez l’aperçu sans compte : votre brouillon reste dans votre navigateur. Pour enregistrer la facture ou télécharger son PDF, créez un compte. Vous y retrouverez votre brouillon.',
    },
    tax: {
      question: 'Comment la taxe est-elle calculée?',
      answer:
        'Chaque ligne a son propre taux. Au départ, c’est le taux habituel de votre pays ({tax}), et vous pouvez le changer. Nous déduisons d’abord le rabais, puis nous calculons la taxe pour chaque taux et l’arrondissons une seule fois. Le sous-total, le rabais, la taxe et le total concordent donc toujours.',
    },
    payment: {
      question: 'Comment mes clients me paient-ils?',
      answer:
        'Directement. Vous envoyez la facture par courriel ou partagez son lien. Votre client paie par carte si vous avez connecté votre compte Stripe. Il peut aussi utiliser le lien Stripe ou PayPal.Me ou les coordonnées bancaires que vous ajoutez. L’argent ne passe jamais par nous, et nous ne prélevons rien.',
    },
    currencies: {
      question: 'Quelles devises puis-je utiliser?',
      answer:
        'Par défaut, les factures sont en {currency}. Pour chacune, vous pouvez choisir l’une des {count} devises offertes. Votre choix ne s’applique qu’à cette facture.',
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
  sample: 'Exemple de facture',
  heading: 'Créez des factures professionnelles en 1 minute',
  about:
    'Aucun compte nécessaire pour commencer. Vous pourrez enregistrer ou envoyer votre facture plus tard.',
  begin: 'Créer votre première facture',
  signIn: 'Vous avez déjà un compte? Connectez-vous',
};
