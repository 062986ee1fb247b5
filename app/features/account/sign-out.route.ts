export { answerSignOut as action } from '#app/features/account/server/sign-out.api.server.ts';

/** Signing out is a write: a followed link only goes home. */
export function loader() {
  return new Response(null, { status: 302, headers: { Location: '/' } });
}
