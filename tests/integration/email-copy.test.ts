import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

walk('email copy typed in two languages is saved with one click', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openFilledList(page);
  await openScreen(page, '/us/settings');
  const open = () => page.getByRole('button', { name: 'Edit email templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email templates' });
  const subject = dialog.getByLabel('Subject');
  const language = dialog.getByLabel('Language');
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await open();
  await subject.fill('For {client}: {nothing}');
  await language.selectOption('ru');
  await subject.fill('Счёт {number} для {client}');
  await save();
  await sees(
    dialog,
    '{nothing} isn’t a field you can use here. Use one of the fields listed below the message.',
  );
  expect(await language.inputValue()).toBe('en-US');
  await subject.fill('For {client}: {number}');
  await save();
  await sees(page, 'Email templates saved.');
  await openScreen(page, '/us/settings');
  await open();
  expect(await subject.inputValue()).toBe('For {client}: {number}');
  await language.selectOption('ru');
  expect(await subject.inputValue()).toBe('Счёт {number} для {client}');
});
