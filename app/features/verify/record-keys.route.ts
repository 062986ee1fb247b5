import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

const hourSeconds = 3600;

/** `/.well-known/jwks.json`: the keys that signed records are checked by (RFC 7517); none where records are not signed. */
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
