import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const consent: Translation<typeof enUS.consent, 'fr-CA'> = {
  settings: 'Paramètres des témoins',
  question: {
    label: 'Consentement aux témoins',
    title: 'Pouvons-nous compter les visites?',
    text: 'Avec votre consentement, nous utilisons {provider} pour savoir quelles parties servent. Cela dépose des témoins. Tout fonctionne sans.',
    reject: 'Refuser',
    accept: 'Accepter',
  },
  nothingToChoose:
    'Il n’y a rien à choisir : ce site ne compte aucune visite, ne charge rien d’ailleurs et ne dépose que le nécessaire à son fonctionnement.',
  necessary: {
    label: 'Nécessaires',
    hint: 'Garder votre session ouverte, garder votre brouillon, retenir votre pays. Toujours actifs.',
  },
  analytics: {
    label: 'Statistiques',
    hint: '{provider} : quelles parties servent, et à quelle fréquence. Inactif tant que vous ne l’activez pas.',
    notKept: 'Ce navigateur ne garde rien : les statistiques restent inactives.',
  },
  save: 'Enregistrer',
  record: {
    allowedUndated: 'Vous avez permis les statistiques.',
    rejectedUndated: 'Vous avez refusé les statistiques.',
    none: 'Vous n’avez pas encore choisi : les statistiques sont inactives.',
    allowed:
      'Vous avez permis les statistiques le {date}. Nous reposerons la question après le {until}.',
    rejected:
      'Vous avez refusé les statistiques le {date}. Nous reposerons la question après le {until}.',
  },
};
