import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const calendar: Translation<typeof enUS.calendar, 'fr-CA'> = {
  heading: 'Calendrier',
  about:
    'Votre application de calendrier peut montrer les échéances de vos factures. Elle les lit régulièrement à une adresse secrète : ce qui est payé disparaît.',
  states: { on: 'Votre calendrier est activé.', off: 'Votre calendrier est désactivé.' },
  open: 'Adresse du calendrier',
  title: 'Calendrier des échéances',
  hint: 'Abonnez votre application de calendrier à cette adresse. Quiconque la possède voit les numéros, les clients et les montants de vos factures ouvertes : ne la donnez à personne d’autre.',
  hintOff:
    'Vous recevez une adresse secrète pour votre application de calendrier. Elle montre, à sa date d’échéance, chaque facture émise qui n’est pas entièrement payée.',
  address: 'Adresse',
  since: 'Utilisée depuis le {date}',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  replace: 'Remplacer l’adresse',
  questions: {
    replace: {
      title: 'Remplacer l’adresse ?',
      question:
        'L’ancienne cesse aussitôt de fonctionner. Abonnez votre application de calendrier à la nouvelle.',
    },
    'turn-off': {
      title: 'Désactiver le calendrier ?',
      question:
        'Son adresse cesse aussitôt de fonctionner. Réactivé, le calendrier en reçoit une autre.',
    },
  },
  done: {
    create: 'Votre calendrier a maintenant une adresse.',
    replace: 'L’adresse est remplacée. L’ancienne ne montre plus rien.',
    'turn-off': 'Votre calendrier est désactivé.',
  },
  notDone: 'Rien n’a été fait : {message}',
  notOpened: 'Impossible d’ouvrir votre calendrier : {message}',
  name: '{product} : échéances',
  event: {
    title: '{number}, {client} : {amount}',
    step: '{step} : {amount} sur {balance} encore à payer',
    open: 'Ouvrir la facture : {url}',
  },
};
