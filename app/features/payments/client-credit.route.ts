/** The credit of an invoice's client that can be used on it, for its owner. */
export { answerClientCredit as loader } from '#app/features/payments/server/credit.api.server.ts';
