import { describe, expect, it, test } from 'vitest';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import {
  type DocumentEmail,
  documentEmail,
  replyAddress,
  senderName,
} from '#app/features/sending/words/document-email.ts';
import { emailCopy, type StoredEmailCopy } from '#app/features/sending/words/email-copy.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { printedField } from '#tests/fixtures/custom-fields.ts';

const product = {
  productName: 'Billwren',
  operatorName: 'Wren',
  operatorAddress: 'Berlin',
  supportEmail: 's@billwren.example',
  publicOrigin: 'https://billwren.example',
};

function emailOf(
  over: Partial<DocumentEmail> = {},
  {
    status = 'unpaid' as StoredStatus,
    clientName = 'Ann',
    language = 'en-US' as LanguageCode,
    totalMinor = 12_050,
    fields = [] as PrintedField[],
  } = {},
) {
  const sums = { totalMinor, paidMinor: 0, dueMinor: totalMinor };
  return inLanguage(language, () =>
    documentEmail(product, {
      kind: 'invoice',
      document: {
        content: {
          invoiceNumber: 'INV-7',
          clientName,
          businessName: 'Finch',
          dueDate: '2026-12-24',
          country: 'ca',
          currency: 'CAD',
          fields,
        },
        status,
        ...sums,
        dueDate: '2026-12-24',
        receipt: null,
      },
      subject: '{number} for {client}',
      message: 'Hello {client}, {balance} by {due date}.',
      link: 'abc',
      token: 't',
      replyTo: 'ann@wren.example',
      hasPdf: true,
      alsoTo: [],
      logo: null,
      ...over,
    }),
  );
}

describe('an email about an invoice', () => {
  it.each([
    ['en-US', 'View and pay invoice', 'Due date', 'I don’t know this sender'],
    ['fr-CA', 'Voir et payer la facture', 'Date d’échéance', 'Je ne connais pas cet expéditeur'],
    ['ru', 'Посмотреть и оплатить счёт', 'Срок оплаты', 'Я не знаю этого отправителя'],
  ] as const)('is in the client’s language: %s', (language, ...said) => {
    const { text, html } = emailOf({}, { language });
    expect(html).toContain(`<html lang="${language}">`);
    for (const each of said) {
      expect(text).toContain(each);
      expect(html).toContain(each);
    }
  });

  it('is complete without images: its sender’s name is next to the logo, which has no alt text', () => {
    const { html } = emailOf({ logo: 'logo' });
    expect(html).toMatch(/<img src="cid:logo" alt="" [^>]*>Finch<\/p>/);
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  it('has one button, and asks for no payment if nothing is due', () => {
    const buttons = (html: string) => html.match(/display:inline-block/g);
    expect(buttons(emailOf().html)).toHaveLength(1);
    const paid = emailOf({}, { status: 'paid' });
    expect(buttons(paid.html)).toHaveLength(1);
    expect(paid.html).toContain('View invoice');
    expect(paid.text).not.toMatch(/Amount due|pay/i);
    expect(emailOf({}, { totalMinor: 0 }).text).not.toMatch(/Amount due|Due date|pay/i);
  });

  it('mentions no file that it doesn’t have', () => {
    expect(emailOf({ hasPdf: false }).text).not.toContain('PDF');
  });

  it('treats a name as text, even if it looks like a field, a tag or a header', () => {
    const clientName = '{link} <b>Ann</b>\r\nBcc: eve@example.com';
    const { subject, html } = emailOf({}, { clientName });
    expect(subject).toBe('INV-7 for {link} <b>Ann</b> Bcc: eve@example.com');
    expect(html).toContain('Hello {link} &lt;b&gt;Ann');
    expect(html).not.toContain('<b>');
  });

  it('fills in the document’s custom fields by their labels, formatted as on the document', () => {
    const fields = [
      printedField({ label: 'Project', value: '{link}' }),
      printedField({ label: 'Start', kind: 'day', value: '2026-03-09' }),
    ];
    const texts = { subject: '{project}: {number}', message: '{Start}, {Site}. {total}' };
    const { subject, text } = emailOf(texts, { fields });
    expect(subject).toBe('{link}: INV-7');
    expect(text).toContain('09/03/2026, . ');
  });

  it('limits subject and sender to what is displayed, cut between characters', () => {
    const clientName = '🪶'.repeat(300);
    expect(emailOf({}, { clientName }).subject).toMatch(/^INV-7 for (🪶)+…$/u);
    expect(senderName('🪶'.repeat(300), 'Billwren')).toMatch(/^(🪶){29}… via Billwren$/u);
  });
});

test('replies go to the business if its address is the account’s confirmed one; otherwise to the account', () => {
  const to = (businessEmail: string) => replyAddress({ businessEmail }, 'ann@wren.example');
  expect(to('Ann@Wren.example')).toBe('Ann@Wren.example');
  for (const other of ['office@wren.example', '']) expect(to(other)).toBe('ann@wren.example');
});

const today = '2026-11-24';
const aDocument = { status: 'unpaid', totalMinor: 10_000, dueDate: '2026-12-01' } as const;
const own = (body: string): StoredEmailCopy[] => [
  { kind: 'invoice', language: 'en-US', subject: 'Mine {number}', body },
];

describe('the initial text of an email', () => {
  it.each([{ status: 'paid' }, { status: 'credited' }, { totalMinor: 0 }] as const)(
    'about an invoice with nothing due (%o) does not mention a balance due',
    (over) => {
      const about = { document: { ...aDocument, ...over }, today };
      for (const language of ['en-US', 'fr-CA', 'ru'] as const) {
        const { message } = emailCopy([], 'invoice', language, about);
        expect(message).not.toContain('{balance}');
        expect(message).toContain('{total}');
      }
      const copy = emailCopy(own('{balance} is due'), 'invoice', 'en-US', about);
      expect(copy.subject).toBe('Mine {number}');
      expect(copy.message).toContain('No payment is due.');
      expect(emailCopy(own('Here it is'), 'invoice', 'en-US', about).message).toBe('Here it is');
    },
  );

  it('about an unpaid invoice has its balance', () => {
    const about = { document: aDocument, today };
    expect(emailCopy([], 'invoice', 'en-US', about).message).toContain('{balance} is due');
    const copy = emailCopy(own('{balance}, please'), 'invoice', 'en-US', about);
    expect(copy.message).toBe('{balance}, please');
  });

  it.each([
    ['open', '2026-11-24', 'You can accept or decline it'],
    ['open', '2026-11-23', 'It was valid until {due date}.'],
    ['accepted', '2026-11-23', 'Here is estimate {number} for {total}.\n'],
    ['declined', '2026-12-23', 'Here is estimate {number} for {total}.\n'],
  ] as const)('about an estimate that is %s, valid until %s, says so', (status, dueDate, said) => {
    const about = { document: { status, totalMinor: 10_000, dueDate }, today };
    const { message } = emailCopy([], 'estimate', 'en-US', about);
    expect(message).toContain(said);
    expect(message.includes('accept')).toBe(said.includes('accept'));
  });
});
