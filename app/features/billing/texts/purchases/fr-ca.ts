import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
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
