/** How many clients or products the invoice form offers: the newest, since a longer list is no help to anybody. */
export const maxChoices = 1_000;
