import { expect, inject } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field } from '#tests/support/type-invoice.ts';

for (const [size, home] of [
  ['phone', '/ca'],
  ['desktop', '/uk'],
] as const) {
  walk(
    `a message to support is sent from a ${size}, and kept when sending fails`,
    async ({ openPage }) => {
      const page = await openPage(size, { expected: [/Failed to load resource/] });
      await openScreen(page, `${home}/contact`);
      await page.getByRole('button', { name: 'Send message' }).click();
      await sees(page, 'Invalid email address', 'Subject is required', 'Message is required');
      await field(page, 'Your email').fill('ann@example.com');
      await field(page, 'Subject').fill(`A question from ${home}`);
      await field(page, 'Message').fill('How do I add a logo?');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Send message' }).click();
      await sees(page, 'We couldn’t send your message. Try again.');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Send message' }).click();
      await sees(page, /^Message sent. We’ll reply to ann@example.com/);
      const emails = await fetch(
        `${inject('product').fakesOrigin}/mail.json?to=support@billwren.example`,
      );
      expect(((await emails.json()) as { letters: unknown[] }).letters).toContainEqual(
        expect.objectContaining({
          subject: `Contact: A question from ${home}`,
          text: expect.stringContaining('add a logo'),
        }),
      );
    },
  );
}
