import type Stripe from 'stripe';

/**
 * What of a library's type travels as JSON: any part of it, decimals as text. Holds the fake to Stripe's field
 * names.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends (infer Each)[]
    ? Wire<Each>[]
    : T extends object
      ? { [Name in keyof T]?: Wire<T[Name]> }
      : T;
