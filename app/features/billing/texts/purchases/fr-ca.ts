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
  pending: 'Votre achat attend une approbation. Le forfait commence dès qu’il est approuvé.',
  restoring: 'Restauration…',
  waiting: 'En attente de l’App Store…',
  elsewhere:
    'Ici, les forfaits s’achètent dans l’application {product} sur un iPhone ou un iPad. Dans un navigateur, le Web offre les mêmes forfaits.',
  onWeb: 'Voir les forfaits sur le Web',
  renewal:
    'L’App Store vous facture lorsque vous confirmez. Le forfait se renouvelle de lui-même au même prix jusqu’à ce que vous l’annuliez au moins 24 heures avant, dans les Réglages de votre iPhone, sous votre nom, puis Abonnements.',
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
