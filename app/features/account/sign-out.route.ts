export { answerSignOut as action } from '#app/features/account/server/sign-out.api.server.ts';

/** Signing out requires a POST, so a followed link only redirects home. */
export function loader() {
  return new Response(null, { status: 302, headers: { Location: '/' } });
}
