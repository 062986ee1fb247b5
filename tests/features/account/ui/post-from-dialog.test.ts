import { describe, expect, it } from 'vitest';
import { postFromDialog } from '#app/features/account/ui/post-from-dialog.ts';
import { postSettings } from '#app/features/settings/ui/post-settings.ts';
import { formPost, jsonPost } from '#tests/support/request-context.ts';

const notOurs = new Error(
  'Unable to decode turbo-stream response from URL: /us/create-invoice.data',
);
const sentence = 'Too many requests from your network. Wait a minute and try again.';
/** The error that Remix throws for the refusal in `rate-limit.server.ts`. */
const cut = { status: 429, statusText: 'Too Many Requests', internal: false, data: sentence };

function failing(request: Request, error: unknown) {
  const serverAction = () => Promise.reject(error);
  return postFromDialog({ request, params: { country: 'us' }, serverAction });
}

describe('a post that its action does not answer', () => {
  it.each([
    ['from the dialog', () => failing(formPost('/us', { intent: 'sign-in' }), notOurs)],
    ['of the form', () => failing(jsonPost('/us/create-invoice', { intent: 'save' }), notOurs)],
    [
      'of Settings',
      () =>
        postSettings(jsonPost('/us/settings', { intent: 'save-settings' }), () =>
          Promise.reject(notOurs),
        ),
    ],
  ])('%s is treated as not sent', async (_, answer) => {
    expect(await answer()).toEqual({ outcome: 'unreachable' });
  });

  it('from the dialog, refused by the rate limit, shows the message in the dialog', async () => {
    expect(await failing(formPost('/us', { intent: 'sign-in' }), cut)).toMatchObject({
      outcome: 'refused',
      errors: { form: sentence },
    });
  });
});
