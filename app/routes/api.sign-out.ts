export { answerSignOut as action } from '#app/handlers/account/sign-out.server.ts';

/** Signing out is a write: a followed link only goes home. */
export function loader() {
  return new Response(null, { status: 302, headers: { Location: '/' } });
}
