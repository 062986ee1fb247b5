import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const consent: Translation<typeof enUS.consent, 'fr-CA'> = {
  settings: 'Paramètres des témoins',
  question: {
    label: 'Consentement aux témoins',
    title: 'Autoriser la mesure d’audience?',
    text: 'Avec votre consentement, nous utilisons {provider} pour savoir quelles parties du site sont utilisées. Ce service dépose des témoins. Le site fonctionne aussi bien sans lui.',
    reject: 'Refuser',
    accept: 'Accepter',
  },
  nothingToChoose:
    'Vous n’avez rien à choisir : ce site n’utilise aucune mesure d’audience et ne charge rien à partir d’autres sites. Il ne conserve que ce qui est nécessaire à son fonctionnement.',
  necessary: {
    label: 'Nécessaires',
    hint: 'Ils gardent votre session ouverte, enregistrent votre brouillon et retiennent votre pays. Ils sont toujours actifs.',
  },
  analytics: {
    label: 'Mesure d’audience',
    hint: '{provider} nous montre quelles parties du site sont utilisées, et à quelle fréquence. La mesure reste inactive tant que vous ne l’activez pas.',
    notKept:
      'Ce navigateur ne peut pas conserver votre choix : la mesure d’audience reste inactive.',
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
