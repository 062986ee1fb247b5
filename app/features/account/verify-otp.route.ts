export { answerVerifyCode as action } from '#app/features/account/server/login-code.api.server.ts';
