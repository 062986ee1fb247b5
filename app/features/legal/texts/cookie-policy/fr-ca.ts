import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Politique relative aux témoins',
  description:
    'Chaque témoin et toute autre chose que {productName} garde dans votre navigateur, avec son but et sa durée.',
  lead: 'Tout ce que {productName} garde dans votre navigateur, par son nom. Rien de cela ne vous suit sur d’autres sites, et rien au-delà du nécessaire n’est déposé avant votre accord.',
  heads: ['Nom', 'Pour quoi', 'Jusqu’à quand'],
  sections: {
    cookieSettings: { heading: 'Paramètres des témoins' },
    cookies: {
      heading: 'Témoins',
      paragraphs: [
        'Tous sont les nôtres, ne contiennent rien de ce que vous écrivez et sont nécessaires à ce que vous avez demandé. Ils n’exigent aucun consentement.',
      ],
    },
    storage: {
      heading: 'Autre stockage',
      paragraphs: [
        'Les choses plus volumineuses se trouvent dans l’espace que votre navigateur réserve à chaque site. Elles restent sur votre appareil, à moins que le tableau ne dise qu’elles sont envoyées.',
      ],
    },
    analytics: {
      heading: 'Mesure d’audience',
      paragraphs: [
        'Avec votre consentement, nous utilisons {analyticsProvider}. Son script n’est pas demandé avant, et votre navigateur a pour consigne de le refuser. Il dépose ensuite ses propres témoins (leurs noms commencent par _ga ou semblable), grâce auxquels il reconnaît un navigateur, pendant 12 mois au plus.',
        'Il apprend ce qui a été fait, par exemple une connexion, l’ouverture de la page des prix ou l’enregistrement d’une facture, et le genre de page, sans le numéro d’une facture ni d’un client. Votre choix vaut pour {consentMonths} mois. Vous pouvez le changer ci-dessus en tout temps; quand la mesure est désactivée, ou que le choix n’est pas renouvelé après ces {consentMonths} mois, ses témoins sont retirés.',
      ],
    },
    noAnalytics: {
      heading: 'Mesure d’audience',
      paragraphs: [
        'Aucun service de mesure d’audience n’est utilisé, donc aucun témoin d’un tel service n’est déposé.',
      ],
    },
    control: {
      heading: 'Entre vos mains',
      paragraphs: [
        'Votre navigateur montre, bloque et supprime tout cela dans ses paramètres pour le site. La suppression vous déconnecte et emporte les brouillons qui n’étaient pas enregistrés. La <privacy>Politique de confidentialité</privacy> dit qui traite des données pour nous et quels sont vos droits.',
      ],
    },
  },
};
