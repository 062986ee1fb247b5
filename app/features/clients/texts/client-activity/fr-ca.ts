import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  opened: {
    once: 'Ouverte le {date}',
    sameDay: {
      one: 'Ouverte {count} fois le {date}',
      many: 'Ouverte {count} de fois le {date}',
      other: 'Ouverte {count} fois le {date}',
    },
    days: {
      one: 'Ouverte {count} fois, la première le {first}, la dernière le {last}',
      many: 'Ouverte {count} de fois, la première le {first}, la dernière le {last}',
      other: 'Ouverte {count} fois, la première le {first}, la dernière le {last}',
    },
  },
  paypal_me: {
    once: 'Clic pour payer avec PayPal le {date}',
    sameDay: {
      one: 'Clic pour payer avec PayPal {count} fois le {date}',
      many: 'Clic pour payer avec PayPal {count} de fois le {date}',
      other: 'Clic pour payer avec PayPal {count} fois le {date}',
    },
    days: {
      one: 'Clic pour payer avec PayPal {count} fois, le premier le {first}, le dernier le {last}',
      many: 'Clic pour payer avec PayPal {count} de fois, le premier le {first}, le dernier le {last}',
      other:
        'Clic pour payer avec PayPal {count} fois, le premier le {first}, le dernier le {last}',
    },
  },
  stripe_link: {
    once: 'Clic pour payer avec Stripe le {date}',
    sameDay: {
      one: 'Clic pour payer avec Stripe {count} fois le {date}',
      many: 'Clic pour payer avec Stripe {count} de fois le {date}',
      other: 'Clic pour payer avec Stripe {count} fois le {date}',
    },
    days: {
      one: 'Clic pour payer avec Stripe {count} fois, le premier le {first}, le dernier le {last}',
      many: 'Clic pour payer avec Stripe {count} de fois, le premier le {first}, le dernier le {last}',
      other:
        'Clic pour payer avec Stripe {count} fois, le premier le {first}, le dernier le {last}',
    },
  },
};
