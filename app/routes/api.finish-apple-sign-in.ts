export { finishAppleAppSignIn as action } from '#app/handlers/account/apple-app-sign-in.server.ts';
