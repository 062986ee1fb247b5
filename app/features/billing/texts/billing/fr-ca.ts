import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
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
