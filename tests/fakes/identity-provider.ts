import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose';
import Provider, {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
} from 'oidc-provider';
import { drawLoginPage } from './login-page.ts';
import { otherClient, type ProviderRegistration } from './provider-registration.ts';
import type { NodeHandler } from './serve-requests.ts';

/** Where the sheet's response would be sent; nothing listens there. */
export const appleSheetUrl = 'http://127.0.0.1/apple-sheet';

type Person = { email: string; isVerified: boolean };

/** How the two providers differ. */
type Kind = {
  path: 'google' | 'apple';
  title: string;
  clients: ClientMetadata[];
  otherAuthMethod: 'client_secret_basic' | 'client_secret_post';
  needsPkce: boolean;
  cancelled: string;
  emailClaims: (person: Person) => Record<string, unknown>;
  /** Replaces the comparison with the registered secret. */
  checkSecret?: (secret: string, clientId: string) => Promise<boolean>;
};

/**
 * Google's fake: a real OpenID provider under `/google` that requires PKCE.
 * @param origin where the fakes are served
 * @param appOrigin where the product is served, for the registered callback
 */
export function createGoogleFake(
  origin: string,
  appOrigin: string,
  { google }: ProviderRegistration,
): Promise<NodeHandler> {
  return createProviderFake(origin, {
    path: 'google',
    title: 'Sign in with Google',
    clients: [
      {
        client_id: google.clientId,
        client_secret: google.clientSecret,
        redirect_uris: [`${appOrigin}/oauth/google/callback`],
      },
    ],
    otherAuthMethod: 'client_secret_basic',
    needsPkce: true,
    cancelled: 'access_denied',
    emailClaims: ({ email, isVerified }) => ({ email, email_verified: isVerified }),
  });
}

/**
 * Apple's fake under `/apple`, with Apple's specifics: the response is a form post, the client
 * secret a signed JWT, `email_verified` a string, and every code comes with a refresh token. The
 * iOS app is a separate client whose sheet returns code and ID token together.
 */
export function createAppleFake(
  origin: string,
  appOrigin: string,
  { apple }: ProviderRegistration,
): Promise<NodeHandler> {
  const { clientId, bundleId, teamId, keyId, publicKey } = apple;
  return createProviderFake(origin, {
    path: 'apple',
    title: 'Sign in with Apple',
    clients: [
      {
        client_id: clientId,
        client_secret: randomUUID(),
        redirect_uris: [`${appOrigin}/oauth/apple/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: bundleId,
        client_secret: randomUUID(),
        application_type: 'native',
        redirect_uris: [appleSheetUrl],
        response_types: ['code id_token'],
        grant_types: ['authorization_code', 'implicit', 'refresh_token'],
      },
    ],
    otherAuthMethod: 'client_secret_post',
    needsPkce: false,
    cancelled: 'user_cancelled_authorize',
    emailClaims: ({ email, isVerified }) => ({ email, email_verified: String(isVerified) }),
    checkSecret: async (secret, subject) => {
      const checks = { issuer: teamId, subject, audience: `${origin}/apple` };
      const key = await importJWK(publicKey, 'ES256');
      const options = { ...checks, algorithms: ['ES256'], requiredClaims: ['exp'] };
      return jwtVerify(secret, key, options).then(
        ({ protectedHeader }) => protectedHeader.kid === keyId,
        () => false,
      );
    },
  });
}

async function createProviderFake(origin: string, kind: Kind): Promise<NodeHandler> {
  const people = new Map<string, Person>();
  const signing = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(`${origin}/${kind.path}`, {
    clients: [
      ...kind.clients.map((client) => ({
        ...client,
        token_endpoint_auth_method: kind.otherAuthMethod,
      })),
      {
        client_id: otherClient.clientId,
        client_secret: otherClient.clientSecret,
        redirect_uris: [`${origin}/another-app`],
        token_endpoint_auth_method: kind.otherAuthMethod,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(signing.privateKey)), kid: randomUUID(), use: 'sig' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google and Apple include the email in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => kind.needsPkce },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    routes: { revocation: '/revoke' },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_, subject) => {
      const person = people.get(subject);
      if (!person) return undefined;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, ...kind.emailClaims(person) }),
      };
    },
    loadExistingGrant: grantWithoutConsent,
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description}`;
    },
    interactions: {
      policy: promptEachTime(),
      url: (_, { uid }) => `/${kind.path}/interaction/${uid}`,
    },
    cookies: {
      keys: [randomUUID()],
      names: {
        interaction: `_${kind.path}_interaction`,
        resume: `_${kind.path}_resume`,
        session: `_${kind.path}_session`,
      },
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, ...longLived },
  });
  const { checkSecret } = kind;
  if (checkSecret) {
    const { Client } = provider;
    const compare = Client.prototype.compareClientSecret;
    Client.prototype.compareClientSecret = function (secret: string) {
      return this.clientId === otherClient.clientId
        ? compare.call(this, secret)
        : checkSecret(secret, this.clientId);
    };
  }

  const answerProvider = provider.callback();
  return async (incoming, outgoing) => {
    if (!incoming.url?.startsWith(`/${kind.path}/interaction/`)) {
      // Tells the provider which path it is mounted at.
      const { url = '/' } = incoming;
      Object.assign(incoming, { originalUrl: url, url: url.slice(kind.path.length + 1) || '/' });
      return answerProvider(incoming, outgoing);
    }
    await provider.interactionDetails(incoming, outgoing);
    if (incoming.method !== 'POST') {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      outgoing.end(drawLoginPage(kind.title));
      return;
    }
    const form = await parseFormBody(incoming);
    const result =
      form.get('choice') === 'cancel'
        ? { error: kind.cancelled, error_description: 'The person pressed Cancel' }
        : { select_account: {}, login: { accountId: introduce(people, form) } };
    await provider.interactionFinished(incoming, outgoing, result);
  };
}

const longLived = { Grant: 86_400, Interaction: 3600, RefreshToken: 86_400, Session: 86_400 };

/** The login page covers consent. */
const grantWithoutConsent: Configuration['loadExistingGrant'] = async (ctx) => {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email');
  await grant.save();
  return grant;
};

/** Sessions don't persist, so each sign-in can use a different user. */
function promptEachTime() {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  // Apple's sheet prompts only once.
  policy.get('consent')?.checks.remove('native_client_prompt');
  policy
    .get('login')
    ?.checks.add(
      new Check('each_time', 'Who are you this time?', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** Saves the submitted user and returns the subject. */
function introduce(people: Map<string, Person>, form: URLSearchParams): string {
  const email = form.get('email') ?? '';
  const subject =
    form.get('subject') || createHash('sha256').update(email.toLowerCase()).digest('hex');
  people.set(subject, { email, isVerified: form.get('verified') === 'on' });
  return subject;
}

async function parseFormBody(incoming: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of incoming.setEncoding('utf8')) text += part;
  return new URLSearchParams(text);
}
