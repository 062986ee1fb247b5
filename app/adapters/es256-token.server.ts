import { importPKCS8, type JWTPayload, SignJWT } from 'jose';

/** A key that Apple gave out: its id and the PEM text, line ends perhaps as `\\n`. */
type AppleKey = { keyId: string; privateKey: string };

/**
 * A token signed with a key of Apple's, which proves to Apple who asks.
 * @param now ms; the token works from then on, for `seconds`
 */
export async function signWithAppleKey(
  { keyId, privateKey }: AppleKey,
  claims: JWTPayload,
  now: number,
  seconds: number,
): Promise<string> {
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
  const iat = Math.floor(now / 1000);
  return new SignJWT({ ...claims, iat, exp: iat + seconds })
    .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
    .sign(key);
}
