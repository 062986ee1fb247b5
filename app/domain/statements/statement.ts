import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import { ageRanges } from '#app/domain/overview/overview.ts';
import {
  type EntryKind,
  type EntryOrigin,
  signedMinor,
  withoutCorrections,
} from '#app/domain/payments/payment.ts';
import { daysBetween } from '../dates.ts';

/** An invoice as statements load it; dates `YYYY-MM-DD`, minor units. A void one has nothing due. */
export type StatedInvoice = {
  id: string;
  number: string;
  day: string;
  /** Its next due date. */
  dueDay: string;
  currency: CurrencyCode;
  totalMinor: number;
  isVoid: boolean;
};

/** An entry of an invoice's ledger. */
export type StatedEntry = {
  id: string;
  invoiceId: string;
  kind: EntryKind;
  origin: EntryOrigin;
  amountMinor: number;
  day: string | null;
  undoes: string | null;
};

export type StatementLineKind = 'invoice' | EntryKind | 'credit';

/** A line of a statement: what it adds to the balance, minor units, and the balance after it. */
export type StatementLine = {
  id: string;
  kind: StatementLineKind;
  day: string;
  /** Whether the date is the invoice's, because the payment's own is unknown. */
  isUndated: boolean;
  invoiceId: string;
  number: string;
  minor: number;
  balanceMinor: bigint;
};

/** A client's statement in one currency, minor units, with the final balance by age on its last date. */
export type CurrencyStatement = {
  currency: CurrencyCode;
  openingMinor: bigint;
  lines: StatementLine[];
  /** Sums of each side's lines; `paidMinor` is the money received. */
  invoicedMinor: bigint;
  paidMinor: bigint;
  creditedMinor: bigint;
  closingMinor: bigint;
  notDueMinor: bigint;
  /** In the order of `ageRanges`. */
  agesMinor: bigint[];
  /** The client's credit. */
  inCreditMinor: bigint;
};

type StatementEvent = Omit<StatementLine, 'balanceMinor'> & { order: number };

/**
 * Builds a client's statement: the balance before a period, what happened in it, and the final balance, by currency. A
 * payment without a known date is listed on its invoice's; one reversed by the seller is left out. Currencies without
 * any lines or balance are left out.
 * @param entries in the order in which they were written
 */
export function buildStatement(
  invoices: readonly StatedInvoice[],
  entries: readonly StatedEntry[],
  { from, to }: { from: string; to: string },
): CurrencyStatement[] {
  const own = new Map<string, StatedEntry[]>();
  for (const entry of entries) {
    const others = own.get(entry.invoiceId);
    if (others) others.push(entry);
    else own.set(entry.invoiceId, [entry]);
  }
  return currencyCodes.flatMap((currency) => {
    const ofCurrency = invoices.filter((invoice) => invoice.currency === currency);
    const happened = ofCurrency
      .map((invoice) => statementEventsOf(invoice, own.get(invoice.id) ?? []))
      .map((all) => all.filter(({ day }) => day <= to));
    const opening = sumOf(happened.flat().filter(({ day }) => day < from));
    const told = happened
      .flat()
      .filter(({ day }) => day >= from)
      .sort(inOrder);
    if (told.length === 0 && opening === 0n) return [];
    const open = ofCurrency.map((invoice, at) => ({
      dueDay: invoice.dueDay,
      minor: sumOf(happened[at] ?? []),
    }));
    return [{ currency, ...bodyOf(opening, told), ...agedOf(open, to) }];
  });
}

function statementEventsOf(
  invoice: StatedInvoice,
  entries: readonly StatedEntry[],
): StatementEvent[] {
  const { id: invoiceId, number, day, totalMinor } = invoice;
  const made = { id: invoiceId, kind: 'invoice' as const, day, isUndated: false, order: 0 };
  return [
    ...(invoice.isVoid ? [] : [{ ...made, invoiceId, number, minor: totalMinor }]),
    ...withoutCorrections(entries).map((entry, at) => ({
      id: entry.id,
      kind: kindOf(entry),
      day: entry.day ?? day,
      invoiceId,
      number,
      isUndated: entry.day === null,
      minor: -signedMinor(entry),
      order: at + 1,
    })),
  ];
}

/** Credit from another invoice isn't a payment of this period. */
function kindOf({ kind, origin }: StatedEntry): StatementLineKind {
  return kind === 'payment' && origin === 'credit' ? 'credit' : kind;
}

function inOrder(one: StatementEvent, other: StatementEvent): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const isMade = Number(one.order > 0) - Number(other.order > 0);
  if (isMade !== 0) return isMade;
  if (one.number !== other.number) return one.number < other.number ? -1 : 1;
  return one.order - other.order;
}

function bodyOf(openingMinor: bigint, told: readonly StatementEvent[]) {
  let balanceMinor = openingMinor;
  const lines = told.map(({ order, ...line }): StatementLine => {
    balanceMinor += BigInt(line.minor);
    return { ...line, balanceMinor };
  });
  const invoiced = told.filter(({ kind }) => kind === 'invoice');
  const credited = told.filter(({ kind }) => kind === 'credited');
  const paid = told.filter(({ kind }) => kind !== 'invoice' && kind !== 'credited');
  return {
    openingMinor,
    lines,
    invoicedMinor: sumOf(invoiced),
    paidMinor: -sumOf(paid),
    creditedMinor: -sumOf(credited),
    closingMinor: balanceMinor,
  };
}

/** Returns the open amounts on a date by how late they are; negative amounts are the client's credit. */
function agedOf(open: readonly { dueDay: string; minor: bigint }[], to: string) {
  const owed = open.filter(({ minor }) => minor > 0n);
  const late = (dueDay: string) => daysBetween(dueDay, to);
  return {
    notDueMinor: sumOf(owed.filter(({ dueDay }) => late(dueDay) < 1)),
    agesMinor: ageRanges.map((age) =>
      sumOf(
        owed.filter(
          ({ dueDay }) => late(dueDay) >= age.from && (age.to === null || late(dueDay) <= age.to),
        ),
      ),
    ),
    inCreditMinor: -sumOf(open.filter(({ minor }) => minor < 0n)),
  };
}

function sumOf(parts: readonly { minor: number | bigint }[]): bigint {
  return parts.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
}
