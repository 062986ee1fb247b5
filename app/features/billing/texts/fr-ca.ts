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
      'Le dernier paiement a échoué. Mettez à jour votre mode de paiement pour récupérer votre forfait.',
    renew: 'Renouvelez votre forfait pour créer des factures au-delà des {count} gratuites.',
    unpaid:
      'Le dernier paiement a échoué. Mettez à jour votre mode de paiement pour garder votre forfait.',
    unpaidBy:
      'Le dernier paiement a échoué. Mettez à jour votre mode de paiement d’ici le {date} pour garder votre forfait.',
    renewsOn: 'Renouvellement le {date}.',
    activeUntil: 'Actif jusqu’au {date}.',
  },
  changes: {
    several: 'Vous payez maintenant plus d’un forfait.',
    cancelledUntil: 'Votre forfait {plan} est annulé. Il reste actif jusqu’au {date}.',
    cancelled: 'Votre forfait {plan} est annulé.',
    activeAgain: 'Votre forfait {plan} est de nouveau actif.',
    billed: {
      monthly: 'Votre forfait {plan} est maintenant facturé mensuellement.',
      yearly: 'Votre forfait {plan} est maintenant facturé annuellement.',
    },
    goesOn: 'Votre forfait {plan} reste actif jusqu’au {date}.',
    started: 'Vous avez maintenant le forfait {plan}.',
  },
  several: {
    two: 'Deux forfaits vous sont facturés : {plans}. Annulez celui dont vous n’avez pas besoin.',
    more: '{count} forfaits vous sont facturés : {plans}. Annulez ceux dont vous n’avez pas besoin.',
    bought: {
      stripe: '{plan}, acheté sur le Web',
      app_store: '{plan}, acheté dans l’App Store',
    },
    cancelWithApple:
      'Annulez le forfait de l’App Store auprès d’Apple : ouvrez les Réglages de votre iPhone, touchez votre nom, puis Abonnements.',
  },
  appStore: {
    plan: 'Vous avez acheté votre forfait dans l’App Store. C’est Apple qui vous le facture, et vous ne pouvez le modifier que dans l’App Store.',
    webPlan:
      'Vous avez acheté votre forfait sur le Web : gérez-le aussi sur le Web. Vous ne pouvez pas ajouter un deuxième forfait à partir de l’App Store.',
    openSettings: 'Ouvrez les Réglages de votre iPhone ou de votre iPad et touchez votre nom.',
    chooseApp: 'Touchez Abonnements et choisissez {product}.',
    change:
      'Vous pouvez alors modifier ou annuler le forfait. Cette page se met à jour automatiquement.',
    manage: 'Gérer dans l’App Store',
    opensNewTab: '(s’ouvre dans un nouvel onglet)',
  },
  checkout: {
    opening: 'Ouverture de la page de paiement…',
    failed: 'Impossible d’ouvrir la page de paiement',
    isOpen:
      'La page de paiement est ouverte dans un nouvel onglet. Votre forfait sera mis à jour ici dès que vous aurez payé.',
    checkAgain: 'Vérifier de nouveau',
    notConfirmed:
      'Nous n’avons pas encore reçu la confirmation de votre paiement. Dès que nous l’aurons, votre forfait sera mis à jour automatiquement.',
    cancelled: 'Le paiement a été annulé. Rien ne vous a été facturé.',
    confirming:
      'Merci. La confirmation de votre paiement est en cours et prendra quelques secondes.',
  },
  portal: {
    opening: 'Ouverture de la page de votre abonnement…',
    failed: 'Impossible d’ouvrir la page de facturation',
    failedElsewhere: 'Impossible d’ouvrir la page de votre abonnement',
  },
  signInAgain: 'Connectez-vous de nouveau pour continuer.',
  limit: {
    title: 'Limite de factures atteinte',
    used: 'Vous avez créé les {limit} factures comprises dans votre forfait. Passez à un forfait supérieur pour continuer. Nous conservons votre brouillon.',
    compare: 'Comparer les forfaits et les prix annuels',
    cancelled:
      'Votre forfait est annulé. Réactivez-le d’abord. Vous pourrez ensuite passer à un forfait supérieur.',
  },
  remaining: {
    upgrade: 'Passer à un forfait supérieur',
    none: 'Vous avez créé vos {limit} factures gratuites.',
    some: 'Factures gratuites restantes : {remaining} sur {limit}.',
  },
  settings: 'Paramètres',
  notSold: 'Il n’est pas encore possible d’acheter un forfait ici.',
  unreadable: 'Impossible de charger votre forfait.',
  refusals: {
    'unknown-price': 'Ce forfait n’est pas offert ici.',
    'already-subscribed':
      'Vous avez déjà un forfait. Pour le changer, utilisez « Gérer l’abonnement ».',
    'other-plan-open':
      'Vous avez choisi un autre forfait au même moment, et sa page de paiement est ouverte. Payez cet autre forfait, ou choisissez de nouveau celui que vous voulez.',
    'no-customer': 'Vous n’avez pas encore acheté de forfait ici.',
    'customer-gone':
      'Cet abonnement n’existe plus chez Stripe. Vous gardez votre forfait jusqu’à la fin de la période payée.',
  },
};

export const plans: Translation<typeof enUS.plans, 'fr-CA'> = {
  names: { Free: 'Gratuit', Basic: 'Essentiel', Standard: 'Standard', Pro: 'Pro' },
  descriptions: {
    Basic: 'Pour les pigistes qui facturent chaque semaine.',
    Standard: 'Pour les petites entreprises dont l’activité est régulière.',
    Pro: 'Pour les équipes qui ne veulent pas compter leurs factures.',
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
  recipients: 'Courriels : jusqu’à {count} destinataires par jour',
  buttons: {
    unlimited: 'Facturer sans limite',
    get: 'Obtenir {limit} factures/mois',
    unlock: 'Débloquer {limit} factures',
    unlockFor: 'Débloquer {limit} factures pour {price}',
    reactivate: 'Réactiver le forfait',
    pay: 'Mettre à jour le mode de paiement',
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
    pay: 'Payez d’abord votre solde impayé. Vous pourrez ensuite changer de forfait.',
    reactivate: 'Réactivez d’abord votre forfait. Vous pourrez ensuite en changer.',
  },
  usageBadge: {
    lifetime: 'factures créées. Voir les forfaits',
    period: 'factures créées ce mois-ci. Voir les forfaits',
  },
  usage: {
    lifetime: {
      ofLimit: {
        one: '{used} facture créée sur {limit}',
        many: '{used} de factures créées sur {limit}',
        other: '{used} factures créées sur {limit}',
      },
      unlimited: {
        one: '{used} facture créée (forfait illimité)',
        many: '{used} de factures créées (forfait illimité)',
        other: '{used} factures créées (forfait illimité)',
      },
      over: 'Factures créées : {used}, dont {limit} gratuites',
    },
    period: {
      ofLimit: {
        one: '{used} facture créée sur {limit} ce mois-ci',
        many: '{used} de factures créées sur {limit} ce mois-ci',
        other: '{used} factures créées sur {limit} ce mois-ci',
      },
      unlimited: {
        one: '{used} facture créée ce mois-ci (forfait illimité)',
        many: '{used} de factures créées ce mois-ci (forfait illimité)',
        other: '{used} factures créées ce mois-ci (forfait illimité)',
      },
      over: 'Factures créées ce mois-ci : {used}, dont {limit} comprises dans votre forfait',
    },
  },
};

export const pricing: Translation<typeof enUS.pricing, 'fr-CA'> = {
  paying: 'Changez de forfait quand vous voulez.',
  notPaying:
    'Commencez gratuitement. Passez à un forfait supérieur quand vous enverrez plus de factures.',
  lead: 'Le forfait Gratuit comprend 3 factures au total. Les forfaits payants offrent un nouveau quota chaque mois.',
  plans: 'Forfaits',
  interval: 'Période de facturation',
  mostUsers:
    'La plupart des utilisateurs commencent par le forfait Standard et envoient plus de 40 factures par mois.',
  everyPlan:
    'Les prix comprennent toutes les taxes : vous payez exactement le montant affiché. Tous les forfaits, y compris le forfait Gratuit, comprennent les PDF et les liens publics, les courriels aux clients, les rappels, les soumissions, les factures récurrentes, les paiements par carte, les liens de paiement et 20 devises.',
  free: {
    description: 'Pour découvrir le service.',
    forever: 'pour toujours',
    noCard: 'Aucune carte requise',
  },
  billed: { monthly: 'Facturé mensuellement', yearly: '{price} par mois, facturé annuellement' },
  country: {
    notSold:
      'Les forfaits payants seront bientôt offerts. Vous ne pouvez pas encore en acheter, et nous ne vous demanderons pas de carte. Voici les prix prévus au lancement.',
    ofPlan:
      'Votre forfait est facturé en {currency} : les prix affichés sont donc ceux en vigueur {country}.',
  },
  questions: {
    title: 'Questions et réponses',
    free: {
      question: 'Que comprend le forfait Gratuit?',
      answer:
        'Il comprend 3 factures au total (et non par mois), avec toutes les fonctions : PDF, lien public, liens de paiement, paiements par carte, vos propres taux de taxe et la devise de votre choix. Les courriels aux clients, les rappels, les soumissions et les factures récurrentes sont aussi compris. Aucune carte requise.',
    },
    counts: {
      question: 'Qu’est-ce qui compte comme une facture?',
      answer:
        'Chaque facture que vous enregistrez compte une fois. Les brouillons et les aperçus ne comptent pas, pas plus qu’un nouveau téléchargement d’une facture enregistrée. Une facture archivée compte toujours.',
    },
    allowance: {
      question: 'Comment fonctionne le quota mensuel?',
      answer:
        'Le forfait Essentiel vous donne 50 factures par mois, et le forfait Standard vous en donne 300. Chaque mois se compte à partir du jour où votre abonnement a commencé. Le forfait Pro n’a pas de limite. Le paiement annuel coûte 20 % de moins et ne change rien d’autre : vous obtenez aussi un nouveau quota chaque mois.',
    },
    limit: {
      question: 'Que se passe-t-il quand j’atteins la limite?',
      answer:
        'Vos factures restent telles quelles : vous pouvez toujours les ouvrir, les télécharger et les partager, et vos clients peuvent les payer. Nous gardons la facture en cours comme brouillon.',
    },
    change: {
      question: 'Puis-je changer de forfait ou l’annuler?',
      answer:
        'Oui, en tout temps, sous « Gérer l’abonnement ». Un forfait annulé reste actif jusqu’à la fin de la période payée. Ensuite, vous gardez vos factures, et la limite de 3 factures du forfait Gratuit s’applique de nouveau.',
    },
    currency: {
      question: 'Dans quelle devise les prix sont-ils affichés?',
      answer:
        'Ces prix sont en {currency} ({name}). Avec tous les forfaits, vous pouvez établir vos factures dans {count} devises.',
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
    'Votre achat est en attente d’approbation. Votre forfait commencera dès que l’achat sera approuvé.',
  restoring: 'Restauration…',
  waiting: 'En attente de l’App Store…',
  elsewhere:
    'Pour acheter un forfait dans l’App Store, utilisez l’application {product} sur un iPhone ou un iPad. Les mêmes forfaits sont offerts sur le Web.',
  onWeb: 'Voir les forfaits sur le Web',
  renewal:
    'L’App Store vous facture au moment de la confirmation. Votre forfait se renouvelle automatiquement au même prix, sauf si vous l’annulez au moins 24 heures avant la fin de la période. Pour l’annuler, ouvrez les Réglages de votre iPhone, touchez votre nom, puis Abonnements.',
  needsAccount: 'Vous devez avoir un compte pour acheter un forfait.',
  signIn: 'Se connecter',
  messages: {
    noStore: 'Les achats de l’App Store ne sont offerts que sur iOS',
    notSignedIn: 'Aucune session n’est ouverte',
    notValidated: 'Impossible de valider l’achat',
    notBought: 'L’achat a échoué',
    noPlans: 'Impossible de charger les forfaits',
    nothingToRestore: 'Aucun abonnement actif trouvé',
    notRestored: 'Impossible de restaurer les achats',
    activated: 'Forfait payant activé!',
    restored: 'Abonnement restauré!',
  },
};
