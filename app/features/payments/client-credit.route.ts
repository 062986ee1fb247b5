/** Returns the client's credit that the owner can use on an invoice. */
export { answerClientCredit as loader } from '#app/features/payments/server/credit.api.server.ts';
