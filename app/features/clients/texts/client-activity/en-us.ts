export const enUS = {
  opened: {
    once: 'Opened on {date}',
    sameDay: {
      one: 'Opened {count} time on {date}',
      other: 'Opened {count} times on {date}',
    },
    days: {
      one: 'Opened {count} time, first on {first}, last on {last}',
      other: 'Opened {count} times, first on {first}, last on {last}',
    },
  },
  paypal_me: {
    once: 'Clicked to pay with PayPal on {date}',
    sameDay: {
      one: 'Clicked to pay with PayPal {count} time on {date}',
      other: 'Clicked to pay with PayPal {count} times on {date}',
    },
    days: {
      one: 'Clicked to pay with PayPal {count} time, first on {first}, last on {last}',
      other: 'Clicked to pay with PayPal {count} times, first on {first}, last on {last}',
    },
  },
  stripe_link: {
    once: 'Clicked to pay with Stripe on {date}',
    sameDay: {
      one: 'Clicked to pay with Stripe {count} time on {date}',
      other: 'Clicked to pay with Stripe {count} times on {date}',
    },
    days: {
      one: 'Clicked to pay with Stripe {count} time, first on {first}, last on {last}',
      other: 'Clicked to pay with Stripe {count} times, first on {first}, last on {last}',
    },
  },
} as const;
