import { describe, expect, test } from 'vitest';
import { parseFileStatus } from '#app/domain/import/file-status.ts';
import { statusTexts } from '#app/features/invoice-list/texts.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

describe('a status in a file', () => {
  test.each([
    ['draft', 'Draft|Brouillon|Черновик|черновик'],
    ['open', '|Sent|unpaid|Past due|past_due|AWAITING PAYMENT'],
    ['open', 'Envoyée|envoyé|Impayée|non payé|Non payée|En retard|À payer'],
    ['open', 'Отправлен|Выставлен|Не оплачен|Не оплачено|Просрочен|к оплате'],
    ['part', 'Partial|Partially paid|partially-paid|PARTIALLY_PAID'],
    ['part', 'Partiellement payée|payé en partie|Частично оплачен|Оплачено частично'],
    ['paid', 'Paid|Auto-paid|auto paid|Payée|payé|PAYEE|Payée|Acquittée|Réglé'],
    ['paid', 'Оплачен|оплачено|ОПЛАЧЕН'],
    ['void', 'Void|cancelled|Canceled|Annulée|annulé|ANNULÉ|Аннулирован|Отменён|отменен'],
  ])('%s is recognized from %s', (status, words) => {
    const read = words.split('|').map((word) => `${word}: ${parseFileStatus(` ${word} `)}`);
    expect(read).toEqual(words.split('|').map((word) => `${word}: ${status}`));
  });

  test.each(['peut-être', 'возможно', 'yes', 'payer'])('%s is unknown', (word) => {
    expect(parseFileStatus(word)).toBeNull();
  });

  test.each(['en-US', 'fr-CA', 'ru'] as const)('is recognized as %s displays it', (language) => {
    const shown = inLanguage(language, () => {
      const { unpaid, overdue, paid, void: voided } = statusTexts.labels;
      return [unpaid, overdue, paymentTexts.partPaid, paid, voided];
    });
    expect(shown.map((word) => parseFileStatus(word))).toEqual([
      'open',
      'open',
      'part',
      'paid',
      'void',
    ]);
  });

  test.each([
    ['en-US', /Use (.*) or (.*)$/],
    ['fr-CA', /utilisez (.*) ou (.*)\)$/],
    ['ru', /значения: (.*) или (.*)$/],
  ] as const)(
    'that is unknown is reported with known ones, in the language %s',
    async (language, words) => {
      const text = importFiles.freshBooks.replace(',sent,', ',perhaps,');
      const { plan } = await readImportText(text, { country: 'ca' });
      const { broken } = inLanguage(language, () => reportedRows(plan));
      const [{ row, message } = { row: 0, message: '' }] = broken;
      expect([row, broken.length]).toEqual([4, 1]);
      expect(message).toContain('perhaps');
      const told =
        words
          .exec(message)
          ?.slice(1)
          .flatMap((part) => part.split(', ')) ?? [];
      expect(told.map((word) => parseFileStatus(word))).toEqual([
        'draft',
        'open',
        'open',
        'open',
        'part',
        'paid',
        'void',
      ]);
    },
  );
});
