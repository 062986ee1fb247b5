export { answerVerifyCode as action } from '#app/handlers/account/login-code.server.ts';
