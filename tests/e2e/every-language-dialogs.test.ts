import type { Locator, Page } from 'playwright-core';
import { journey } from '#tests/support/browser.ts';
import { changeOnPhone } from '#tests/support/change-on-phone.ts';
import { createLanguageView, invoiceIn, type LanguageView } from '#tests/support/language-view.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

// What opens over the screens on the narrowest phone, in the languages other than English: dialogs,
// forms, menus and messages show no text in another language, and nothing is cut off.

/** A page, the tools to check it, and the seller's data. */
type Visit = LanguageView & { page: Page; member: Member; client: string };

// Russian has the longest words and its own alphabet; the soak also covers French.
const languages = isFullStrain ? (['ru', 'fr-CA'] as const) : (['ru'] as const);

for (const language of languages) {
  journey(
    `all dialogs in ${language} show no text in another language, and fit`,
    async ({ openPage }) => {
      const page = await openPage('phone', { expected: [/Failed to load resource/] });
      await page.setViewportSize({ width: 360, height: 740 });
      const languageLook = await createLanguageView(language);
      await openScreen(page, `/ca?lang=${language}`);
      await viewSignIn(page, languageLook);

      const member = await signUpOnPage(page);
      const content = invoiceIn(language);
      const invoiceId = await saveInvoice(member, content);
      const visit = { ...languageLook, page, member, client: content.clientName };
      await viewClients(visit);
      await viewProducts(visit);
      await viewSettings(visit);
      await viewList(visit);
      await viewSharing(visit, invoiceId);
      await viewEdit(visit, invoiceId);
      for (const invoiceNumber of ['INV-008', 'INV-009']) {
        await saveInvoice(member, { ...content, invoiceNumber });
      }
      await viewLimit(visit);
    },
  );
}

async function viewSignIn(page: Page, { text, look }: LanguageView) {
  await page.getByRole('link', { name: text('landingTexts.hero.signUp'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await look(page, 'sign-up');
  await clickIn(dialog, text('signInTexts.dialog.sign-up.change'));
  await look(page, 'sign-in');
  await clickIn(dialog, text('signInTexts.code.title'));
  await look(page, 'sign-in by code');
}

async function viewClients({ page, text, look, client }: Visit) {
  await openScreen(page, '/ca/clients');
  await viewRecordForm({ page, text, look }, text('clientTexts.add'));
  await clickIn(page, text('clientTexts.actionsOn.remove', { name: client }));
  await viewQuestion({ page, text, look }, 'delete client');
}

async function viewProducts({ page, text, look, client }: Visit) {
  await openScreen(page, '/ca/products');
  await viewRecordForm({ page, text, look }, text('productTexts.add'));
  await clickIn(page, text('productImportTexts.title'));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const choose = (content: string) => {
    const file = { name: '1.CSV', mimeType: 'text/csv', buffer: Buffer.from(content) };
    return page.locator('input[type=file]').first().setInputFiles(file);
  };
  await choose('');
  await dialog.getByText(text('productImportTexts.refused.empty')).waitFor();
  await look(page, 'import refused');
  await choose(`id;product;price;tax\n1;${client};10,999;5\n2;;4;1\n3;<${client}>;1;200\n`);
  await dialog.getByRole('table').waitFor();
  await look(page, 'import preview');
  await dialog.locator('button').filter({ hasText: '2' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await look(page, 'imported');
}

async function viewSettings({ page, text, look }: Visit) {
  await openSettings(page, '/ca/settings');
  await viewDialog({ page, text, look }, 'accountClosingTexts.section.open');
  await viewDialog({ page, text, look }, 'pictureTexts.draw.open');
  await viewDialog({ page, text, look }, 'sendingSettingsTexts.open');
  await clickIn(page, text('calendarTexts.open'));
  const calendar = page.getByRole('dialog');
  await look(page, 'calendar that is off');
  await clickIn(calendar, text('calendarTexts.turnOn'));
  await calendar.getByLabel(text('calendarTexts.address'), { exact: true }).waitFor();
  await look(page, 'calendar');
  await clickIn(calendar, text('calendarTexts.replace'));
  await viewQuestion({ page, text, look }, 'another address of the calendar');
  await clickIn(calendar, text('controlTexts.close'));
  await calendar.waitFor({ state: 'hidden' });
  await clickIn(page, text('reminderTexts.open'));
  const reminders = page.getByRole('dialog', { name: text('reminderTexts.heading') });
  await reminders.getByRole('radio').last().check();
  await reminders.getByText(text('reminderTexts.words')).first().click();
  await look(page, 'reminders');
  await page.keyboard.press('Escape');
  await viewQuestion({ page, text, look }, 'reminders', text('controlTexts.leaveForm.discard'));
  await page.getByLabel(text('fieldTexts.labels.businessName'), { exact: true }).first().fill('1');
  await page.getByRole('banner').getByRole('link').first().click();
  await viewQuestion({ page, text, look }, 'leave settings', text('settingsTexts.leave.cancel'));
}

async function viewList({ page, text, look }: Visit) {
  await openScreen(page, '/ca/invoices');
  await page.getByLabel(text('invoiceListTexts.filters.title'), { exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'filters');
  await page.keyboard.press('Escape');
  await clickIn(page, text('invoiceListTexts.row.more', { number: 'INV-001' }));
  await look(page, 'row menu');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').nth(1).check();
  await look(page, 'selection');
  await viewDialog({ page, text, look }, 'sendingTexts.send');
  await clickIn(page, text('invoiceWorkTexts.markOf.paid', { number: 'INV-001' }));
  await clickIn(page, text('invoiceWorkTexts.undo'));
  await page.getByText(text('invoiceWorkTexts.marked.unpaid')).waitFor();
  await look(page, 'messages of the list');
}

async function viewSharing({ page, text, look }: Visit, invoiceId: string) {
  await openScreen(page, `/view-invoice/${invoiceId}`);
  await viewDialog({ page, text, look }, 'reminderTexts.change');
  await viewDialog({ page, text, look }, 'sendingTexts.send');
  const openMenu = () =>
    page.locator(`summary[aria-label="${text('publicInvoiceTexts.owner.more')}"]`).click();
  await openMenu();
  await viewDialog({ page, text, look }, 'creditNoteTexts.make');
  await openMenu();
  await viewDialog({ page, text, look }, 'invoiceWorkTexts.shareLink');
  await openMenu();
  await clickIn(page, text('publicInvoiceTexts.sharing.stop'));
  await viewQuestion({ page, text, look }, 'stop sharing');
}

async function viewEdit({ page, text, look, member }: Visit, invoiceId: string) {
  await openScreen(page, `/ca/create-invoice?edit=${invoiceId}`);
  const client = page.getByLabel(text('fieldTexts.labels.clientName'), { exact: true });
  await client.fill('');
  await clickIn(page, text('invoiceFormTexts.actions.saveChanges'));
  await page.getByText(text('checkTexts.issues.groups.client')).waitFor();
  await look(page, 'issues');
  await client.fill('1');
  await viewDialog({ page, text, look }, 'invoiceFormTexts.actions.preview');
  await changeOnPhone(member.email);
  await clickIn(page, text('invoiceFormTexts.actions.saveChanges'));
  await page.getByText(text('invoiceSaveTexts.conflicts.changed-elsewhere.title')).waitFor();
  await look(page, 'changed elsewhere');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().click();
}

async function viewLimit({ page, text, look }: Visit) {
  await openScreen(page, '/ca/create-invoice');
  await clickIn(page, text('invoiceFormTexts.actions.upgrade'));
  await page.getByRole('dialog').waitFor();
  await look(page, 'limit reached');
}

/** A form in a dialog: its messages for empty fields, and its question before discarding input. */
async function viewRecordForm({ page, text, look }: LanguageView & { page: Page }, name: string) {
  await clickIn(page, name);
  const dialog = page.getByRole('dialog', { name });
  await clickIn(dialog, name);
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await look(page, name);
  await dialog.getByRole('textbox').first().fill('1');
  await page.keyboard.press('Escape');
  await viewQuestion({ page, text, look }, `${name}: left`, text('controlTexts.leaveForm.discard'));
  await dialog.waitFor({ state: 'hidden' });
}

/** The dialog that a button opens, closed again. */
async function viewDialog({ page, text, look }: LanguageView & { page: Page }, opener: string) {
  await clickIn(page, text(opener));
  await page.getByRole('dialog').waitFor();
  await look(page, opener);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A confirmation dialog, confirmed or canceled. */
async function viewQuestion(
  { page, text, look }: LanguageView & { page: Page },
  place: string,
  answer = text('controlTexts.cancel'),
) {
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await look(page, place);
  await clickIn(question, answer);
  await question.waitFor({ state: 'hidden' });
}

async function clickIn(scope: Page | Locator, name: string) {
  await scope.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
}
