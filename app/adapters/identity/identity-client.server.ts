/** What only the browser that began a sign-in knows, and what the answer must fit. */
export type SignInSecrets = {
  /** Comes back beside the code. */
  state: string;
  /** Comes back inside the signed token. */
  nonce: string;
  /** Shown to the provider when the code is redeemed (PKCE, RFC 7636), where the provider knows that. */
  codeVerifier: string;
};

/** Who a provider says that a user is. */
export type ProviderIdentity = {
  /** The provider's own id of the person, which never changes. */
  subject: string;
  /** Lower-cased; null when the provider gave none or does not vouch for it. */
  verifiedEmail: string | null;
  /** What ends the provider's grant when the account is deleted, where the provider needs that. */
  grant?: ProviderGrant | undefined;
};

/** A provider's consent to share a user's identity with one of our clients. */
export type ProviderGrant = {
  /** The client that the code was redeemed for. */
  clientId: string;
  /** Useless without our key at the provider. */
  refreshToken: string;
};

/** One identity provider, as the rest of the house sees it. */
export type IdentityClient = {
  /** Where the browser goes to sign in. */
  startUrl: (secrets: SignInSecrets) => URL;
  /**
   * Redeems the code of a finished sign-in and checks who it is for.
   * @param now milliseconds since the epoch
   * @throws ProviderSignInError whatever goes wrong
   */
  identify: (code: string, secrets: SignInSecrets, now: number) => Promise<ProviderIdentity>;
};

const failureName = 'ProviderSignInError';

/** A sign-in that came to nothing. Its message names the kind of failure, and holds neither code nor token. */
export class ProviderSignInError extends Error {
  override name = failureName;

  constructor(provider: string, failure: unknown) {
    super(`Sign-in with ${provider} failed: ${describeFailure(failure)}`);
  }
}

/** Asks for the name, not the class: the worker and the Remix build inside it each bundle a copy of this file. */
export function isProviderSignInError(error: unknown): boolean {
  return error instanceof Error && error.name === failureName;
}

/** Only what is a fixed word in the libraries: their messages and other fields may quote an answer. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  const { code, claim, status } = failure as { code?: unknown; claim?: unknown; status?: unknown };
  const words = [code, claim].filter((word) => typeof word === 'string' && /^\w{1,60}$/.test(word));
  const numbers = [status].filter((number) => typeof number === 'number');
  return [failure.name, ...words, ...numbers].join(' ');
}

/** How long a provider may take to answer. */
export const providerTimeoutMs = 8_000;
