/** How many clients or products the invoice form offers, newest first; a longer list wouldn't be useful. */
export const maxChoices = 1_000;
