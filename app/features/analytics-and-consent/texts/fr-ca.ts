import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const consent: Translation<typeof enUS.consent, 'fr-CA'> = {
  settings: 'Paramètres des témoins',
  question: {
    label: 'Consentement aux témoins',
    title: 'Pouvons-nous compter les visites?',
    text: 'Avec votre consentement, nous utilisons {provider} pour savoir quelles parties du site sont utilisées. Ce service dépose des témoins. Tout fonctionne sans lui.',
    reject: 'Refuser',
    accept: 'Accepter',
  },
  nothingToChoose:
    'Il n’y a rien à choisir : ce site ne compte pas les visites, ne charge rien provenant de tiers et ne conserve que ce qui est nécessaire à son fonctionnement.',
  necessary: {
    label: 'Nécessaires',
    hint: 'Garder votre session ouverte, enregistrer votre brouillon et retenir votre pays. Toujours actifs.',
  },
  analytics: {
    label: 'Mesure d’audience',
    hint: '{provider} nous montre quelles parties sont utilisées, et à quelle fréquence. Inactive tant que vous ne l’activez pas.',
    notKept: 'Ce navigateur ne conserve pas votre choix : la mesure d’audience reste inactive.',
  },
  save: 'Enregistrer',
  record: {
    allowedUndated: 'Vous avez accepté la mesure d’audience.',
    rejectedUndated: 'Vous avez refusé la mesure d’audience.',
    none: 'Vous n’avez pas encore choisi : la mesure d’audience est inactive.',
    allowed:
      'Vous avez accepté la mesure d’audience le {date}. Nous vous reposerons la question après le {until}.',
    rejected:
      'Vous avez refusé la mesure d’audience le {date}. Nous vous reposerons la question après le {until}.',
  },
};
