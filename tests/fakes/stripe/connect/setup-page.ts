import { escapeHtml } from '#app/domain/email/email-content.ts';
import { answerPage, goTo } from '../page.ts';
import type { StripeState } from '../stripe-state.ts';
import { changeAccount } from './connect-events.ts';
import { findConnected, laterWants } from './connected-account.ts';

/** The outcome of each of the form's buttons. */
const outcomes = {
  finish: { status: 'active', wants: [] as string[] },
  restrict: { status: 'restricted', wants: laterWants },
} as const;

/**
 * The hosted onboarding at `/connect/setup/{account}/{token}`: completed, abandoned, or submitted
 * with requirements still due.
 */
export async function answerSetupPage(
  request: Request,
  state: StripeState,
  { id, token, now }: { id: string; token: string; now: number },
): Promise<Response> {
  const account = findConnected(state, id);
  const link = account.links.find(([known]) => known === token)?.[1];
  if (!link) {
    return answerPage('Not found', '<section><h1>This link is not valid.</h1></section>', {
      status: 404,
    });
  }
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const act = form.get('act');
    if (act === 'expire') return goTo(link.refreshUrl);
    if (act === 'finish' || act === 'restrict') {
      changeAccount(state, id, { ...outcomes[act], wants: [...outcomes[act].wants], now });
    }
    return goTo(link.returnUrl);
  }
  const wants = account.wants.map((each) => `<li>${escapeHtml(each)}</li>`).join('');
  return answerPage(
    'Set up your account',
    `<section><h1>Set up your account</h1><p class="soft">${escapeHtml(account.email ?? id)}</p>
${wants ? `<p>Still wanted:</p><ul>${wants}</ul>` : '<p>Nothing is wanted.</p>'}
<form method="post"><button class="main" name="act" value="finish">Finish</button>
<button name="act" value="restrict">Finish, but more is wanted</button>
<button name="act" value="leave">Leave unfinished</button>
<button name="act" value="expire">The link has expired</button></form></section>`,
  );
}
