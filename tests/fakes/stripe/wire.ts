import type Stripe from 'stripe';

/**
 * A Stripe type as JSON, with every field optional and decimals as strings. Checks the fake against
 * Stripe's field names.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends (infer Each)[]
    ? Wire<Each>[]
    : T extends object
      ? { [Name in keyof T]?: Wire<T[Name]> }
      : T;
