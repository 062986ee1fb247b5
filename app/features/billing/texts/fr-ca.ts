import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const billing: Translation<typeof enUS.billing, 'fr-CA'> = {
  current: {
    label: 'Votre forfait :',
    billed: { monthly: 'paiement mensuel', yearly: 'paiement annuel' },
    marks: { cancelled: 'Annulé', trialing: 'Essai', past_due: 'Échec du paiement' },
    expired: 'Expiré – forfait Gratuit',
    renewsOn: 'Renouvellement le',
    activeUntil: 'Actif jusqu’au',
  },
  state: {
    continues: 'Votre accès est maintenu jusqu’au {date}.',
    endedOn: 'Votre forfait payant a pris fin le {date}.',
    ended: 'Votre forfait payant a pris fin.',
    endedUnpaid:
      'Son dernier paiement n’a pas abouti : mettez à jour vos coordonnées de paiement pour le récupérer.',
    renew: 'Renouvelez-le pour dépasser les {count} factures gratuites.',
    unpaid:
      'Le dernier paiement n’a pas abouti. Mettez à jour vos coordonnées de paiement pour garder votre forfait.',
    unpaidBy:
      'Le dernier paiement n’a pas abouti. Mettez à jour vos coordonnées de paiement d’ici le {date} pour garder votre forfait.',
    renewsOn: 'Renouvellement le {date}.',
    activeUntil: 'Actif jusqu’au {date}.',
  },
  changes: {
    several: 'Vous payez maintenant plus d’un forfait.',
    cancelledUntil: 'Votre forfait {plan} est annulé. Il reste actif jusqu’au {date}.',
    cancelled: 'Votre forfait {plan} est annulé.',
    activeAgain: 'Votre forfait {plan} est de nouveau actif.',
    billed: {
      monthly: 'Votre forfait {plan} se paie maintenant par mois.',
      yearly: 'Votre forfait {plan} se paie maintenant par année.',
    },
    goesOn: 'Votre forfait {plan} reste actif jusqu’au {date}.',
    started: 'Vous avez maintenant le forfait {plan}.',
  },
  several: {
    two: 'Deux forfaits se renouvellent en même temps, et chacun est débité : {plans}. Annulez celui dont vous n’avez pas besoin.',
    more: '{count} forfaits se renouvellent en même temps, et chacun est débité : {plans}. Annulez ceux dont vous n’avez pas besoin.',
    bought: {
      stripe: '{plan}, acheté sur le Web',
      app_store: '{plan}, acheté dans l’App Store',
    },
    cancelWithApple:
      'Annulez le forfait de l’App Store chez Apple : dans les Réglages de votre iPhone, sous votre nom, puis Abonnements.',
  },
  appStore: {
    plan: 'Votre forfait a été acheté dans l’App Store : c’est Apple qui le facture, et seule Apple peut le modifier.',
    webPlan:
      'Votre forfait a été acheté sur le Web. C’est là qu’il se gère; un second, acheté dans l’App Store, ne peut pas s’y ajouter.',
    openSettings: 'Ouvrez Réglages sur votre iPhone ou votre iPad et touchez votre nom.',
    chooseApp: 'Touchez Abonnements et choisissez {product}.',
    change: 'Modifiez ou annulez-y le forfait. Cette page se met à jour d’elle-même.',
    manage: 'Gérer dans l’App Store',
    opensNewTab: '(s’ouvre dans un nouvel onglet)',
  },
  checkout: {
    opening: 'Ouverture de la page de paiement…',
    failed: 'Impossible de créer la page de paiement',
    isOpen:
      'La page de paiement est ouverte dans un nouvel onglet. Votre forfait change ici dès qu’il est payé.',
    checkAgain: 'Vérifier de nouveau',
    notConfirmed:
      'Aucun paiement n’a encore été confirmé. Si vous avez payé, votre forfait changera de lui-même.',
    cancelled: 'Le paiement a été annulé et rien n’a été débité.',
    confirming: 'Merci! La confirmation de votre paiement prend quelques secondes.',
  },
  portal: {
    opening: 'Ouverture de votre abonnement…',
    failed: 'Impossible d’ouvrir la page de facturation',
    failedElsewhere: 'Impossible d’ouvrir la page de votre abonnement',
  },
  signInAgain: 'Veuillez vous connecter de nouveau.',
  limit: {
    title: 'Limite de factures atteinte',
    used: 'Les {limit} factures de votre forfait sont utilisées. Passez à un forfait supérieur pour continuer; votre brouillon est conservé.',
    compare: 'Comparer les forfaits et les prix annuels',
    cancelled:
      'Votre forfait est annulé. Réactivez-le d’abord, puis vous pourrez passer à un plus grand.',
  },
  remaining: {
    upgrade: 'Passer à un forfait supérieur',
    none: 'Vous avez utilisé les {limit} factures gratuites.',
    some: 'Factures gratuites restantes : {remaining} sur {limit}.',
  },
  settings: 'Paramètres',
  notSold: 'Rien ne peut encore être acheté ici.',
  unreadable: 'Impossible de lire le forfait.',
  refusals: {
    'unknown-price': 'Ce forfait n’est pas vendu ici.',
    'already-subscribed':
      'Vous avez déjà un forfait. Pour le changer, utilisez « Gérer l’abonnement ».',
    'other-plan-open':
      'Un autre forfait a été choisi au même moment, et sa page est ouverte. Payez-y, ou choisissez celui-ci de nouveau.',
    'no-customer': 'Rien n’a encore été acheté ici.',
    'customer-gone':
      'Stripe n’a plus cet abonnement. Ce que vous avez payé reste valable jusqu’à son terme.',
  },
};

export const plans: Translation<typeof enUS.plans, 'fr-CA'> = {
  names: { Free: 'Gratuit', Basic: 'Essentiel', Standard: 'Standard', Pro: 'Pro' },
  descriptions: {
    Basic: 'Pour les pigistes qui facturent chaque semaine.',
    Standard: 'Pour les petites entreprises au travail régulier.',
    Pro: 'Pour les équipes qui ne veulent jamais compter.',
  },
  intervals: { monthly: 'Mensuel', yearly: 'Annuel' },
  perInterval: { monthly: '/ mois', yearly: '/ an' },
  mostPopular: 'Populaire',
  yearlySaving: 'Économisez 20 %',
  allowance: {
    unlimited: 'Factures illimitées',
    everyMonth: '{limit} factures par mois',
    inTotal: '{limit} factures au total',
  },
  recipients: 'Courriels à {count} destinataires par jour',
  buttons: {
    unlimited: 'Facturer sans limite',
    get: 'Obtenir {limit} factures/mois',
    unlock: 'Débloquer {limit} factures',
    unlockFor: 'Débloquer {limit} factures pour {price}',
    reactivate: 'Réactiver le forfait',
    pay: 'Mettre à jour le paiement',
    manage: 'Gérer l’abonnement',
    renew: 'Renouveler {plan}',
    switchTo: 'Passer à {plan}',
    switchInterval: {
      monthly: 'Passer au paiement mensuel',
      yearly: 'Passer au paiement annuel',
    },
    current: 'Forfait actuel',
  },
  first: {
    pay: 'Payez d’abord ce qui est dû, puis vous pourrez changer de forfait.',
    reactivate: 'Réactivez d’abord votre forfait, puis vous pourrez le changer.',
  },
  usageBadge: {
    lifetime: 'factures utilisées. Voir les forfaits',
    period: 'factures utilisées ce mois-ci. Voir les forfaits',
  },
  usage: {
    lifetime: {
      ofLimit: {
        one: '{used} facture utilisée sur {limit}',
        many: '{used} factures utilisées sur {limit}',
        other: '{used} factures utilisées sur {limit}',
      },
      unlimited: {
        one: '{used} facture utilisée, sans limite',
        many: '{used} factures utilisées, sans limite',
        other: '{used} factures utilisées, sans limite',
      },
      over: 'Factures créées : {used}, dont {limit} gratuites',
    },
    period: {
      ofLimit: {
        one: '{used} facture utilisée sur {limit} ce mois-ci',
        many: '{used} factures utilisées sur {limit} ce mois-ci',
        other: '{used} factures utilisées sur {limit} ce mois-ci',
      },
      unlimited: {
        one: '{used} facture utilisée ce mois-ci, sans limite',
        many: '{used} factures utilisées ce mois-ci, sans limite',
        other: '{used} factures utilisées ce mois-ci, sans limite',
      },
      over: 'Factures créées ce mois-ci : {used}, dont {limit} comprises dans votre forfait',
    },
  },
};

export const pricing: Translation<typeof enUS.pricing, 'fr-CA'> = {
  paying: 'Changez de forfait quand vous voulez.',
  notPaying: 'Commencez gratuitement. Passez à plus grand au besoin.',
  lead: 'Le forfait Gratuit comprend 3 factures au total; les forfaits payants, un nouveau quota chaque mois.',
  plans: 'Forfaits',
  interval: 'Période de facturation',
  mostUsers: 'La plupart commencent par Standard et envoient plus de 40 factures par mois.',
  everyPlan:
    'Les prix comprennent toutes les taxes : vous payez ce qui est affiché. Tous les forfaits, Gratuit aussi, comprennent les PDF et les liens publics, les courriels aux clients, les rappels, les soumissions, les factures récurrentes, les paiements par carte, les liens de paiement et 20 devises.',
  free: {
    description: 'Pour voir ce que ça donne.',
    forever: 'pour toujours',
    noCard: 'Aucune carte demandée',
  },
  billed: { monthly: 'Facturé chaque mois', yearly: '{price} par mois, facturé par année' },
  country: {
    notSold:
      'Les forfaits supérieurs seront bientôt offerts. Rien ne peut encore être acheté et aucune carte n’est demandée; ce sont les prix du lancement.',
    ofPlan: 'Votre forfait est facturé en {currency}; voici donc les prix {country}.',
  },
  questions: {
    title: 'Questions et réponses',
    free: {
      question: 'Que comprend le forfait Gratuit?',
      answer:
        '3 factures au total, et non par mois, avec tout ce qu’une facture offre : PDF, lien public, liens de paiement, paiements par carte, vos taxes et toutes les devises. Les courriels aux clients, les rappels, les soumissions et les factures récurrentes sont aussi compris. Aucune carte n’est nécessaire.',
    },
    counts: {
      question: 'Qu’est-ce qui compte comme une facture?',
      answer:
        'Chaque facture que vous enregistrez compte une fois. Les brouillons et les aperçus ne comptent pas, ni un nouveau téléchargement d’une facture enregistrée. Archiver une facture ne la rend pas.',
    },
    allowance: {
      question: 'Comment fonctionne le quota mensuel?',
      answer:
        'Essentiel donne 50 factures et Standard 300 pour chaque mois, compté à partir du début de l’abonnement. Pro n’a pas de limite. Le paiement annuel ne change que le prix, de 20 % : le quota recommence aussi chaque mois.',
    },
    limit: {
      question: 'Que se passe-t-il quand j’atteins la limite?',
      answer:
        'Vos factures restent telles quelles : vous pouvez les ouvrir, les télécharger et les partager, et vos clients peuvent les payer. Ce que vous rédigez reste un brouillon.',
    },
    change: {
      question: 'Puis-je changer ou annuler mon forfait?',
      answer:
        'À tout moment, avec « Gérer l’abonnement ». Un forfait annulé reste actif jusqu’à la fin de la période payée. Ensuite, vos factures restent, et les 3 factures du forfait Gratuit comptent de nouveau.',
    },
    currency: {
      question: 'Dans quelle devise sont les forfaits?',
      answer:
        'Ces prix sont en {currency} ({name}). Avec tous les forfaits, vos factures peuvent être dans l’une des {count} devises.',
    },
  },
};

export const purchases: Translation<typeof enUS.purchases, 'fr-CA'> = {
  title: 'Passer à un forfait payant',
  firstFree: 'Vos 3 premières factures sont gratuites.',
  restore: 'Restaurer les achats',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  plan: 'Forfait',
  interval: 'Période de facturation',
  loading: 'Chargement des forfaits…',
  pending:
    'Votre achat est en attente d’approbation. Votre forfait commencera dès qu’il sera approuvé.',
  restoring: 'Restauration…',
  waiting: 'En attente de l’App Store…',
  elsewhere:
    'Ici, les forfaits s’achètent dans l’application {product} sur un iPhone ou un iPad. Dans un navigateur, le Web offre les mêmes forfaits.',
  onWeb: 'Voir les forfaits sur le Web',
  renewal:
    'L’App Store vous facture lorsque vous confirmez. Votre forfait se renouvelle automatiquement au même prix, sauf si vous l’annulez au moins 24 heures avant la fin de la période. Pour l’annuler, ouvrez les Réglages de votre iPhone, touchez votre nom, puis Abonnements.',
  needsAccount: 'Un forfait appartient à votre compte.',
  signIn: 'Se connecter',
  messages: {
    noStore: 'Les achats de l’App Store ne sont offerts que sur iOS',
    notSignedIn: 'Vous n’êtes pas en session',
    notValidated: 'Impossible de valider l’achat',
    notBought: 'L’achat a échoué',
    noPlans: 'Impossible de charger les forfaits d’abonnement',
    nothingToRestore: 'Aucun abonnement actif trouvé',
    notRestored: 'Impossible de restaurer les achats',
    activated: 'Forfait payant activé!',
    restored: 'Abonnement restauré!',
  },
};
