import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

const hourSeconds = 3600;

/**
 * Answers `/.well-known/jwks.json` with the keys for verifying signed records (RFC 7517); empty if records aren't
 * signed.
 */
export async function loader({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<Response> {
  const keys = (await context.recordSigner?.publicKeys()) ?? { keys: [] };
  return new Response(JSON.stringify(keys), {
    headers: {
      'Content-Type': 'application/jwk-set+json',
      'Cache-Control': `public, max-age=${hourSeconds}`,
      'Access-Control-Allow-Origin': '*',
    },
  });
}
