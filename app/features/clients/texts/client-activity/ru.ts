import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  opened: {
    once: 'Открыт {date}',
    sameDay: {
      one: 'Открыт {count} раз {date}',
      few: 'Открыт {count} раза {date}',
      many: 'Открыт {count} раз {date}',
      other: 'Открыт {count} раза {date}',
    },
    days: {
      one: 'Открыт {count} раз: впервые {first}, в последний раз {last}',
      few: 'Открыт {count} раза: впервые {first}, в последний раз {last}',
      many: 'Открыт {count} раз: впервые {first}, в последний раз {last}',
      other: 'Открыт {count} раза: впервые {first}, в последний раз {last}',
    },
  },
  paypal_me: {
    once: 'Нажата оплата через PayPal {date}',
    sameDay: {
      one: 'Нажата оплата через PayPal {count} раз {date}',
      few: 'Нажата оплата через PayPal {count} раза {date}',
      many: 'Нажата оплата через PayPal {count} раз {date}',
      other: 'Нажата оплата через PayPal {count} раза {date}',
    },
    days: {
      one: 'Нажата оплата через PayPal {count} раз: впервые {first}, в последний раз {last}',
      few: 'Нажата оплата через PayPal {count} раза: впервые {first}, в последний раз {last}',
      many: 'Нажата оплата через PayPal {count} раз: впервые {first}, в последний раз {last}',
      other: 'Нажата оплата через PayPal {count} раза: впервые {first}, в последний раз {last}',
    },
  },
  stripe_link: {
    once: 'Нажата оплата через Stripe {date}',
    sameDay: {
      one: 'Нажата оплата через Stripe {count} раз {date}',
      few: 'Нажата оплата через Stripe {count} раза {date}',
      many: 'Нажата оплата через Stripe {count} раз {date}',
      other: 'Нажата оплата через Stripe {count} раза {date}',
    },
    days: {
      one: 'Нажата оплата через Stripe {count} раз: впервые {first}, в последний раз {last}',
      few: 'Нажата оплата через Stripe {count} раза: впервые {first}, в последний раз {last}',
      many: 'Нажата оплата через Stripe {count} раз: впервые {first}, в последний раз {last}',
      other: 'Нажата оплата через Stripe {count} раза: впервые {first}, в последний раз {last}',
    },
  },
};
