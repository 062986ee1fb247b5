import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const calendar: Translation<typeof enUS.calendar, 'fr-CA'> = {
  heading: 'Calendrier',
  about: 'Affichez les dates d’échéance de vos factures dans votre application de calendrier.',
  states: { on: 'Votre calendrier est activé.', off: 'Votre calendrier est désactivé.' },
  open: 'Configurer le calendrier',
  title: 'Calendrier des échéances',
  hint: 'Abonnez-vous à cette adresse dans votre application de calendrier. Gardez-la pour vous : quiconque la connaît peut voir les numéros, les clients et les montants de vos factures non payées.',
  hintOff:
    'Vous obtiendrez une adresse secrète pour votre application de calendrier. Chaque facture émise figurera dans l’application à sa date d’échéance, jusqu’à ce qu’elle soit entièrement payée.',
  address: 'Adresse',
  since: 'Utilisée depuis le {date}',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  replace: 'Remplacer l’adresse',
  questions: {
    replace: {
      title: 'Remplacer l’adresse?',
      question:
        'L’ancienne adresse cessera immédiatement de fonctionner. Abonnez-vous à la nouvelle dans votre application de calendrier.',
    },
    'turn-off': {
      title: 'Désactiver le calendrier?',
      question:
        'L’adresse du calendrier cessera immédiatement de fonctionner. Si vous réactivez le calendrier, vous obtiendrez une nouvelle adresse.',
    },
  },
  done: {
    create: 'L’adresse de votre calendrier est prête.',
    replace: 'Adresse remplacée. L’ancienne ne fonctionne plus.',
    'turn-off': 'Calendrier désactivé.',
  },
  notDone: 'Impossible de modifier votre calendrier : {message}',
  notOpened: 'Impossible d’ouvrir votre calendrier : {message}',
  name: '{product} : échéances',
  event: {
    title: '{number}, {client} : {amount}',
    step: '{step} : {amount} à payer (solde de la facture : {balance})',
    open: 'Voir la facture : {url}',
  },
};
