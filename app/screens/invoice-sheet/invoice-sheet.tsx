import { Badge } from '#app/components/badge.tsx';
import type { QrDrawing } from '#app/components/draw-qr-code.ts';
import type {
  InvoiceSheet,
  LabelledText,
  SheetImage,
  SheetParty,
} from '#app/domain/invoice/sheet.ts';
import { SheetLines } from './sheet-lines.tsx';
import { SheetPayment } from './sheet-payment.tsx';
import { SheetTotals } from './sheet-totals.tsx';

type InvoiceSheetViewProps = {
  sheet: InvoiceSheet;
  /** The drawn code of `sheet.paypalQrUrl`. */
  paypalQr?: QrDrawing | null;
  /** The level of the sheet's title on its page. */
  titleAs?: 'h1' | 'h2';
  /** Without the ways to pay, for a small sample. */
  withoutPayment?: boolean;
};

/** The invoice as a sheet of paper: the same texts as the PDF in the same order, light in any theme. */
export function InvoiceSheetView({
  sheet,
  paypalQr = null,
  titleAs: Title = 'h2',
  withoutPayment = false,
}: InvoiceSheetViewProps) {
  return (
    <article
      lang={sheet.language}
      className="on-paper @container rounded-sm bg-surface text-ink leading-relaxed shadow-float print:rounded-none print:bg-transparent print:shadow-none"
    >
      <div className="flex flex-col gap-9 p-6 text-sm @xl:text-[0.9375rem] @2xl:gap-11 @2xl:p-14 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6">
          <div className="min-w-0">
            {sheet.logo && <SheetPicture image={sheet.logo} alt={`Logo of ${sheet.from.name}`} />}
            <p className="text-pretty font-semibold text-xl leading-snug">{sheet.from.name}</p>
          </div>
          <div className="ml-auto text-right">
            <Title className="font-semibold leading-none tracking-tight">
              <span className="text-3xl text-accent-ink @2xl:text-4xl">Invoice</span>{' '}
              <span className="mt-2 block font-normal text-ink-faint text-lg tracking-normal">
                {sheet.number}
              </span>
            </Title>
            {sheet.paid && (
              <p className="mt-2">
                <Badge tone="accent">Paid</Badge>
              </p>
            )}
          </div>
        </header>
        <div className="grid gap-x-8 gap-y-7 @md:grid-cols-2 @2xl:grid-cols-[1fr_1fr_auto]">
          <Party party={sheet.from} />
          <Party party={sheet.to} />
          <dl className="figures flex flex-wrap gap-x-8 gap-y-3 @2xl:flex-col @2xl:text-right">
            {sheet.dates.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-ink-faint text-sm">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <SheetLines columns={sheet.columns} lines={sheet.lines} />
          <SheetTotals totals={sheet.totals} />
        </div>
        {!withoutPayment && (
          <SheetPayment
            sheet={sheet}
            paypalQr={paypalQr}
            headingAs={Title === 'h1' ? 'h2' : 'h3'}
          />
        )}
        {sheet.notes && (
          <section className="rounded-md bg-sunken px-5 py-4">
            <p className="text-ink-faint text-sm">Notes</p>
            <p className="mt-1 whitespace-pre-line">{sheet.notes}</p>
          </section>
        )}
        {sheet.signature && (
          <figure className="break-inside-avoid">
            <SheetPicture image={sheet.signature} alt={`Signature of ${sheet.from.name}`} />
            <figcaption className="inline-block border-line-strong border-t pt-1 pr-10 text-ink-faint text-sm">
              Signature
            </figcaption>
          </figure>
        )}
        <footer className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t pt-5">
          <p className="font-medium text-accent-ink">{sheet.thanks}</p>
          {sheet.contactEmail && (
            <p className="text-ink-faint text-sm">
              Questions?{' '}
              <a
                href={`mailto:${encodeURIComponent(sheet.contactEmail).replace('%40', '@')}`}
                className="break-all rounded-sm text-accent-ink underline"
              >
                {sheet.contactEmail}
              </a>
            </p>
          )}
        </footer>
      </div>
    </article>
  );
}

function Party({ party }: { party: SheetParty }) {
  const lines = [...party.addressLines, party.email, party.phone, party.website].filter(isText);
  return (
    <section className="min-w-0">
      <p className="text-ink-faint text-sm">{party.heading}</p>
      <p className="font-semibold">{party.name}</p>
      <address className="not-italic">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {party.details.map((detail) => (
        <Detail key={detail.label} detail={detail} />
      ))}
    </section>
  );
}

function Detail({ detail }: { detail: LabelledText }) {
  return (
    <p className="whitespace-pre-line">
      <span className="text-ink-faint">{detail.label}:</span> {detail.value}
    </p>
  );
}

function SheetPicture({ image, alt }: { image: SheetImage; alt: string }) {
  return (
    <img
      src={`data:image/${image.type};base64,${image.base64}`}
      alt={alt}
      className="mb-3 max-h-16 max-w-52 object-contain object-left"
    />
  );
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
