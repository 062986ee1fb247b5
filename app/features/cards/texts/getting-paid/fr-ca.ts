import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  heading: 'Être payé',
  about:
    'Laissez vos clients payer vos factures par carte, directement dans votre propre compte Stripe. Stripe y prélève ses frais; nous n’en prenons aucun et ne détenons jamais votre argent.',
  connect: 'Connecter Stripe',
  again: 'Reconnecter Stripe',
  goOn: 'Continuer chez Stripe',
  disconnect: 'Déconnecter',
  states: {
    none: 'Stripe n’est pas connecté.',
    unfinished:
      'Le formulaire de Stripe n’est pas terminé. D’ici là, vos clients ne peuvent pas payer par carte.',
    restricted: 'Stripe n’accepte pas de cartes pour vous en ce moment.',
    ready: 'Stripe est connecté. Vos clients peuvent payer vos factures par carte.',
    disconnected: 'Stripe est déconnecté. Vos clients ne peuvent pas payer par carte.',
  },
  wantsHeading: 'Stripe demande :',
  wants: {
    terms: 'votre accord à ses conditions',
    document: 'un document qui prouve votre identité',
    bank: 'le compte bancaire pour votre argent',
    person: 'des renseignements sur vous ou sur les personnes derrière votre entreprise',
    business: 'des renseignements sur votre entreprise',
    elsewhere: 'quelque chose qu’il nomme dans votre compte Stripe',
  },
  checking: 'Stripe vérifie ce que vous avez envoyé; cela peut prendre quelques jours.',
  disconnected: 'Stripe a été déconnecté.',
  mismatch:
    'Un paiement par carte de la facture {number} n’était pas ce que nous avions demandé; il n’a donc pas été inscrit. Vérifiez-le dans votre compte Stripe.',
  notOffered: 'Les paiements par carte ne sont pas encore offerts ici.',
  failed: 'Stripe est injoignable. Veuillez réessayer.',
};
