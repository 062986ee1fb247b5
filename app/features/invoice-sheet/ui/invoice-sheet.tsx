import {
  firstWording,
  type InvoiceSheet,
  type LabelledText,
  type SheetImage,
  type SheetParty,
  type SheetWords,
} from '#app/domain/invoices/sheet.ts';
import { ownAccent } from '#app/domain/looks/look.ts';
import sourceSerif from '#app/styles/source-serif.css?url';
import { Badge } from '#app/ui/layout/badge.tsx';
import type { QrDrawing } from '#app/ui/qr-code/draw-qr-code.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import { inAccent } from './in-accent.ts';
import { LookColors } from './look-colors.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { SheetPayment, SheetSteps, Words } from './sheet-payment.tsx';
import { SheetTotals } from './sheet-totals.tsx';

type InvoiceSheetViewProps = {
  sheet: InvoiceSheet;
  /** The QR code of `sheet.paypalQrUrl`. */
  paypalQr?: QrDrawing | null;
  /** The QR code of `sheet.verify`. */
  verifyQr?: QrDrawing | null;
  /** The heading level of the sheet's title on its page. */
  titleAs?: 'h1' | 'h2';
  /** Leaves out the payment section, for a small sample. */
  withoutPayment?: boolean;
};

/** The invoice as a sheet of paper: the same texts in the same order as the PDF, light in any theme. */
export function InvoiceSheetView(props: InvoiceSheetViewProps) {
  const { sheet, paypalQr = null, verifyQr, titleAs: Title = 'h2', withoutPayment = false } = props;
  const { look, words } = sheet;
  const accent = ownAccent(look);
  return (
    <article
      lang={sheet.language}
      className={inAccent('on-paper sheet', accent)}
      data-template={sheet.template}
      data-paper={sheet.paper}
      data-typeface={look?.typeface}
      data-logo={look && sheet.logo ? `${look.logoPlace} ${look.logoSize}` : undefined}
    >
      {accent && <LookColors accent={accent} />}
      {look?.typeface === 'source-serif' && <link rel="stylesheet" href={sourceSerif} />}
      <div className="sheet-body">
        <header className="sheet-top">
          <div className="sheet-name">
            {sheet.logo ? (
              <SheetPicture image={sheet.logo} alt={words.logo} />
            ) : (
              <p>{sheet.from.name}</p>
            )}
          </div>
          <div className="sheet-title">
            <Title>
              <span className="sheet-heading">
                <Words of={words.invoice} />
              </span>{' '}
              <span className="sheet-number">{sheet.number}</span>
            </Title>
            {sheet.mark && (
              <p>
                <Badge tone={sheet.mark === 'paid' ? 'accent' : 'danger'}>
                  <Words of={words[sheet.mark]} />
                </Badge>
              </p>
            )}
          </div>
          <Party party={sheet.from} words={words} />
          <Party party={sheet.to} words={words} shipTo={sheet.shipTo} />
          <dl className="sheet-dates">
            {sheet.dates.map(({ label, value }) => (
              <div key={`${firstWording(label)} ${value}`}>
                <dt className="sheet-caption">
                  <Words of={label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </header>
        {sheet.opening && (
          <p className="whitespace-pre-line">
            <Words of={sheet.opening} />
          </p>
        )}
        <SheetLines columns={sheet.columns} lines={sheet.lines} />
        <SheetTotals totals={sheet.totals} remarks={sheet.remarks} />
        {sheet.signature && (
          <figure className="sheet-signature">
            <SheetPicture image={sheet.signature} alt={words.signatureOf} />
            <figcaption className="sheet-caption">
              <Words of={words.signature} />
            </figcaption>
          </figure>
        )}
        {sheet.schedule && (
          <SheetSteps schedule={sheet.schedule} headingAs={Title === 'h1' ? 'h2' : 'h3'} />
        )}
        {!withoutPayment && (
          <SheetPayment
            sheet={sheet}
            paypalQr={paypalQr}
            headingAs={Title === 'h1' ? 'h2' : 'h3'}
          />
        )}
        {sheet.fields && (
          <div>
            <Details details={sheet.fields} words={words} />
          </div>
        )}
        {sheet.notes && (
          <section className="sheet-notes">
            <p className="sheet-caption">
              <Words of={words.notes} />
            </p>
            <p className="mt-1 whitespace-pre-line">
              <Words of={sheet.notes} />
            </p>
          </section>
        )}
        {sheet.terms && (
          <section className="sheet-terms">
            <p className="sheet-caption">
              <Words of={words.terms} />
            </p>
            <p className="mt-1 whitespace-pre-line">
              <Words of={sheet.terms} />
            </p>
          </section>
        )}
        <footer className="sheet-foot">
          <p>
            <Words of={sheet.thanks} />
          </p>
          {sheet.contactEmail && (
            <p className="sheet-caption">
              <Words of={words.questions} />{' '}
              <a
                href={`mailto:${encodeURIComponent(sheet.contactEmail).replace('%40', '@')}`}
                className="sheet-email"
              >
                {sheet.contactEmail}
              </a>
            </p>
          )}
          {sheet.verify && <Verify verify={sheet.verify} words={words} drawing={verifyQr} />}
        </footer>
      </div>
    </article>
  );
}

type VerifyProps = {
  verify: NonNullable<InvoiceSheet['verify']>;
  words: SheetWords;
  drawing?: QrDrawing | null | undefined;
};

/** Where anyone can verify the document. */
function Verify({ verify: { label, url, shown }, words, drawing }: VerifyProps) {
  const codeAt = shown.lastIndexOf('/') + 1;
  return (
    <div className="sheet-verify">
      <p className="sheet-caption">
        <Words of={label} />
        {words.colon}{' '}
        <a href={url} className="sheet-email">
          {shown.slice(0, codeAt)}
          <wbr />
          <span translate="no" className="whitespace-nowrap">
            {shown.slice(codeAt)}
          </span>
        </a>
      </p>
      {drawing && <QrCode drawing={drawing} label={words.verifyQr} />}
    </div>
  );
}

type PartyProps = {
  party: SheetParty;
  words: SheetWords;
  shipTo?: InvoiceSheet['shipTo'];
};

function Party({ party, words, shipTo }: PartyProps) {
  const lines = [...party.addressLines, party.email, party.phone, party.website].filter(isText);
  return (
    <section className="sheet-party">
      <p className="sheet-caption">
        <Words of={party.heading} />
      </p>
      <p>{party.name}</p>
      <address className="not-italic">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
          <div key={index}>{line}</div>
        ))}
      </address>
      <Details details={party.details} words={words} />
      {shipTo && (
        <div className="sheet-shipping">
          <p className="sheet-caption">
            <Words of={shipTo.heading} />
          </p>
          <p className="whitespace-pre-line">{shipTo.addressLines.join('\n')}</p>
        </div>
      )}
    </section>
  );
}

function Details({ details, words }: { details: LabelledText[]; words: SheetWords }) {
  return details.map(({ label, value }) => (
    <p key={`${firstWording(label)} ${value}`} className="whitespace-pre-line">
      <span className="text-ink-faint">
        <Words of={label} />
        {words.colon}
      </span>{' '}
      {value}
    </p>
  ));
}

function SheetPicture({ image, alt }: { image: SheetImage; alt: string }) {
  return (
    <img
      src={`data:image/${image.type};base64,${image.base64}`}
      alt={alt}
      className="sheet-picture"
    />
  );
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
