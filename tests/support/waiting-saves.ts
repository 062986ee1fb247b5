import type { Page } from 'playwright-core';

/** Returns the clients of the invoices that wait to be sent. */
export const waitingSaves = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('billwren_user_draft:'))
      .map(([, text]) => JSON.parse(text))
      .filter(({ outbox }) => outbox)
      .sort((one, other) => one.at - other.at)
      .map(({ clientName }) => clientName),
  );
