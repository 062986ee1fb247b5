export { answerSendCode as action } from '#app/handlers/account/login-code.server.ts';
