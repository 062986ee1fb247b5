import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
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
