import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  finishProviderSignIn,
  startProviderSignIn,
} from '#app/features/account/server/provider-sign-in.api.server.ts';
import {
  answerForgotPassword,
  answerResetPassword,
} from '#app/features/account/server/reset-action.api.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { getInvoicesPage } from '#app/features/invoice-list/server/list-page.api.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { requestCode, sendCodeBack, viewerOf } from '#tests/support/code-visitor.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

// Someone created an account with a password and an address that they didn't prove, then someone proves the address.
// The server can't know whether both are the same user, so the proving browser's own data decides.

const database = await createTestDatabase();
const { open } = database;

const creatorsPassword = 'the password of the maker';
const newPassword = 'the password of the prover';
const creatorsIban = 'DE89370400440532013000';

const proofs = ['code', 'reset', 'confirmation', 'google', 'apple'] as const;
const held = ['session', 'password', 'neither'] as const;
const creators = ['a stranger', 'the prover'] as const;

async function enter(intent: 'sign-in' | 'sign-up', email: string, password: string) {
  const { context, finish } = createFinishedContext(open());
  await answerAuth(
    formPost('/us/auth', { intent, screen: 'dialog', email, password }),
    context,
    'us',
  );
  await finish();
  return { cookie: cookiesOf(context), message: context.emails[0] };
}

/**
 * The account as its creator leaves it: payment details, an invoice (archived by an impostor), no free invoices left.
 */
async function createAccount(maker: (typeof creators)[number]) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { cookie, message } = await enter('sign-up', email, creatorsPassword);
  const userId = (await viewerOf(open(), cookie))?.user.id ?? '';
  await saveSample(open(), await settingsOf(open(), userId), { invoiceNumber: 'INV-001' });
  await open()
    .update(invoices)
    .set({ archived: maker === 'a stranger' })
    .where(eq(invoices.userId, userId));
  await open()
    .update(userSettings)
    .set({ iban: creatorsIban, totalInvoicesCreated: 3 })
    .where(eq(userSettings.userId, userId));
  return { email, userId, cookie, confirmation: message ? linkIn(message, 'confirm=') : '' };
}

type Made = Awaited<ReturnType<typeof createAccount>>;

async function follow(link: string, cookie: string): Promise<Response> {
  const request = new Request(link, { headers: { Cookie: cookie } });
  return getInvoicesPage(request, createTestContext(open()), 'us').then(
    () => Promise.reject(new Error('The link led nowhere')),
    (thrown: Response) => thrown,
  );
}

async function prove(proof: (typeof proofs)[number], made: Made, cookie: string): Promise<string> {
  const { email } = made;
  switch (proof) {
    case 'code': {
      const asked = await requestCode(open(), email);
      const answer = await sendCodeBack(
        open(),
        { email, code: asked.code },
        `${asked.cookie}; ${cookie}`,
      );
      expect(answer.status).toBe(200);
      return answer.cookie;
    }
    case 'reset': {
      const asking = createFinishedContext(open());
      await answerForgotPassword(formPost('/us/forgot-password', { email }), asking.context, 'us');
      await asking.finish();
      const message = asking.context.emails[0] ?? { text: '' };
      const token = linkIn(message, '/us/reset-password').split('token=')[1] ?? '';
      const fields = { token, password: newPassword, confirmation: newPassword };
      const { context, finish } = createFinishedContext(open());
      const answer = await answerResetPassword(
        formPost('/us/reset-password', fields, cookie),
        context,
        'us',
      );
      await finish();
      expect((answer as Response).headers.get('Location')).toBe('/us/auth?reset=success');
      return (await enter('sign-in', email, newPassword)).cookie;
    }
    case 'confirmation': {
      const led = await follow(made.confirmation, cookie);
      if (cookie !== '') return cookie;
      // A guest has to sign in to complete it: here with a code, because the password is unknown.
      expect(led.headers.get('Location')).toContain('/us/auth?redirectTo=');
      const byCode = await prove('code', made, '');
      expect((await follow(made.confirmation, byCode)).headers.get('Set-Cookie')).toContain(
        '__Host-flash',
      );
      return byCode;
    }
    default:
      return proveWith(proof, email, cookie);
  }
}

/** Apple's response is a cross-site post, which carries no cookie of ours except the attempt's. */
async function proveWith(provider: IdentityProvider, email: string, cookie: string) {
  const client: IdentityClient = {
    startUrl: ({ state }) => new URL(`https://provider.example/?state=${state}`),
    identify: async () => ({ subject: crypto.randomUUID(), verifiedEmail: email }),
  };
  const over = { identityClients: { google: client, apple: client } };
  const begin = new Request(`${testOrigin}/oauth/${provider}?country=us`, {
    headers: { Cookie: cookie },
  });
  const begun = await startProviderSignIn(provider, {
    request: begin,
    context: createTestContext(open(), over),
  });
  const state = new URL(begun.headers.get('Location') ?? '').searchParams.get('state') ?? '';
  const attempt = (begun.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const back = new Request(`${testOrigin}/oauth/${provider}/callback`, {
    headers: { Cookie: provider === 'apple' ? attempt : `${attempt}; ${cookie}` },
  });
  const { context, finish } = createFinishedContext(open(), over);
  await finishProviderSignIn(provider, new URLSearchParams({ code: 'x', state }), back, context);
  await finish();
  return cookiesOf(context);
}

/** Claims the earlier account from the prover's browser with its password. */
async function claimByPassword(cookie: string) {
  const { context, finish } = createFinishedContext(open());
  const fields = { intent: 'claim-earlier-account', password: creatorsPassword };
  const post = formPost('/us/settings', fields, cookie);
  await expect(answerSecurityPost(post, context, 'us')).rejects.toMatchObject({ status: 302 });
  await finish();
}

/** The data that a browser sees in the end; null when it is signed out. */
async function sideOf(cookie: string) {
  const viewer = await viewerOf(open(), cookie);
  if (!viewer) return null;
  const { user, settings } = viewer;
  const own = await open().select().from(invoices).where(eq(invoices.userId, user.id));
  return {
    email: user.email,
    isProved: user.emailVerifiedAt !== null,
    invoices: own.map((each) => each.invoiceNumber),
    iban: settings.iban,
    used: settings.totalInvoicesCreated,
    isAskedForPayment: user.paymentCheckSince !== null,
  };
}

async function opens(email: string, password: string) {
  return (await enter('sign-in', email, password)).cookie !== '';
}

const creatorsData = { invoices: ['INV-001'], iban: creatorsIban, used: 3 };
const nothing = { invoices: [], iban: null, used: 0 };

describe.each(creators)('created by %s', (maker) => {
  describe.each(proofs)('confirmed by %s', (proof) => {
    test.each(held)('in a browser with %s', async (has) => {
      const made = await createAccount(maker);
      const { email } = made;
      const knowsPassword = has === 'password' && proof === 'confirmation';
      const holds = has === 'session' || knowsPassword;
      const before = holds ? (await enter('sign-in', email, creatorsPassword)).cookie : '';
      const prover = await prove(proof, made, before);
      if (has === 'password' && !knowsPassword) {
        expect(await sideOf(prover)).toMatchObject(nothing);
        await claimByPassword(prover);
      }

      const proved = { email, isProved: true };
      if (has === 'neither') {
        expect(await sideOf(prover)).toEqual({ ...proved, ...nothing, isAskedForPayment: false });
        expect(await sideOf(made.cookie)).toEqual({
          email: null,
          isProved: false,
          isAskedForPayment: false,
          ...creatorsData,
        });
        expect(await opens(email, creatorsPassword)).toBe(false);
        return;
      }
      const isConfirmedInside = proof === 'confirmation';
      const isAskedForPayment = !isConfirmedInside;
      expect(await sideOf(prover)).toEqual({ ...proved, ...creatorsData, isAskedForPayment });
      // A user who confirms while signed in used the password to sign in, so the password remains valid.
      expect((await sideOf(made.cookie)) !== null).toBe(isConfirmedInside);
      expect(await opens(email, creatorsPassword)).toBe(
        isConfirmedInside || (has === 'password' && proof !== 'reset'),
      );
      if (proof === 'reset') expect(await opens(email, newPassword)).toBe(true);
    });
  });
});
