import { type Check, insist, Skipped } from './checks.ts';
import { type Client, openClient, postOf } from './open-client.ts';
import type { Environment } from './webhook-checks.ts';

/**
 * Checks what needs an account: `SMOKE_EMAIL` gets a sign-in code; with `SMOKE_PASSWORD`, the account's newest invoice
 * is rendered as a PDF and Stripe's pages are opened, the checkout with the price `SMOKE_PRICE`. Nothing is bought.
 */
export function accountChecks(origin: string, env: Environment): Check[] {
  const send = openClient(origin);
  let isSignedIn = false;
  const insistOnSession = () => {
    if (!isSignedIn) throw new Skipped('not signed in');
  };
  return [
    {
      name: 'email: a sign-in code is accepted by the provider',
      run: async () => {
        const email = env.SMOKE_EMAIL;
        if (!email) throw new Skipped('SMOKE_EMAIL is not set');
        const answer = await openClient(origin)('/api/send-otp', postOf({ email }));
        const { status, json, text } = answer;
        if (status === 429) throw new Skipped('a code was sent a moment ago');
        insist(
          status === 200 && typeof json.message === 'string',
          `responded with ${status} ${text.slice(0, 200)}`,
        );
        return undefined;
      },
    },
    {
      name: 'sign-in with a password',
      run: async () => {
        const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = env;
        if (!email || !password) throw new Skipped('SMOKE_EMAIL or SMOKE_PASSWORD is not set');
        const fields = { email, password, intent: 'sign-in', screen: 'dialog' };
        const body = new URLSearchParams(fields);
        const { status } = await send('/us/auth.data', { method: 'POST', body });
        const { json } = await send('/api/session');
        insist(
          typeof json.person === 'string',
          `responded with ${status}, and no one is signed in`,
        );
        isSignedIn = true;
        return undefined;
      },
    },
    {
      name: 'an invoice downloads as a PDF',
      run: async () => {
        insistOnSession();
        const { status, json } = await send('/api/invoices');
        insist(status === 200 && Array.isArray(json.invoices), `the list responded with ${status}`);
        const newest = (json.invoices as { id: string }[])[0];
        if (!newest) throw new Skipped('the account has no invoices: save one first');
        const pdf = await send(`/view-invoice/${newest.id}/pdf`);
        const isPdf = pdf.type === 'application/pdf' && pdf.text.startsWith('%PDF-');
        insist(pdf.status === 200 && isPdf, `responded with ${pdf.status} ${pdf.type}`);
        insist(pdf.text.trimEnd().endsWith('%%EOF'), 'the PDF is incomplete');
        return `${pdf.bytes.length} bytes`;
      },
    },
    {
      name: 'Stripe: the checkout opens',
      run: async () => {
        insistOnSession();
        const priceId = env.SMOKE_PRICE;
        if (!priceId) throw new Skipped('SMOKE_PRICE is not set');
        const key = crypto.randomUUID();
        return openPage(await send('/api/create-checkout', postOf({ priceId, key })));
      },
    },
    {
      name: 'Stripe: the customer portal opens',
      run: async () => {
        insistOnSession();
        return openPage(await send('/api/customer-portal', postOf({})));
      },
    },
  ];
}

/** Responses that explain why Stripe wasn't called, and why that isn't an error. */
const reasons: Record<string, string> = {
  'not-sold': 'no Stripe key is configured',
  'already-subscribed': 'the account already has a plan',
  'no-customer': 'the account never opened a checkout',
};

async function openPage({ status, json, text }: Awaited<ReturnType<Client>>): Promise<string> {
  const reason = reasons[String(json.code)];
  if (reason) throw new Skipped(reason);
  insist(status === 200, `responded with ${status} ${text.slice(0, 200)}`);
  const url = new URL(String(json.url));
  const page = await openClient(url.origin)(url.href);
  insist(page.status < 400, `${url.host} responded with ${page.status}`);
  return url.host;
}
