export { answerSendCode as action } from '#app/features/account/server/login-code.api.server.ts';
