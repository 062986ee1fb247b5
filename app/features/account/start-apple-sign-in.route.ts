export { startAppleAppSignIn as action } from '#app/features/account/server/apple-app-sign-in.api.server.ts';
