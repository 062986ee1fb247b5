import type { ValueIssue } from '#app/domain/custom-fields/custom-field.ts';
import type { ScheduleIssue } from '#app/domain/payments/schedule.ts';
import type { CountryCode } from '../country/country.ts';

/** Issues whose sentence shows no values. */
export type PlainIssueCode =
  | 'date'
  | 'email'
  | 'emailAddress'
  | 'emailFormat'
  | 'emails'
  | 'phone'
  | 'website'
  | 'termDays'
  | 'startingNumber'
  | 'description'
  | 'descriptionLength'
  | 'quantity'
  | 'quantityLimit'
  | 'price'
  | 'priceLimit'
  | 'taxRate'
  | 'noneComplete'
  | 'tooManyItems'
  | 'discount'
  | 'notANumber'
  | 'discountAmount'
  | 'discountTooLarge'
  | 'depositTooLarge'
  | 'lineDiscount'
  | 'taxNameLength'
  | 'sameTax'
  | 'tooManyTaxes'
  | 'insideReverse'
  | 'dueBeforeInvoice'
  | 'validBeforeEstimate'
  | 'sameEmail'
  | 'homeRate'
  | 'totalTooLarge'
  | 'noPaymentMethod'
  | 'stripeRequired'
  | 'https'
  | 'stripeLink'
  | 'paypalLink'
  | 'paypalName'
  | 'linkNotHttps'
  | 'ibanChecksum'
  | 'accent'
  | 'columns'
  | 'fieldColumns';

/**
 * What is wrong with a value: a code, which is the key of its sentence in `issueTexts`, and the values of that sentence.
 * `issueMessage` writes it.
 */
export type FieldIssue =
  | { code: PlainIssueCode }
  | { code: 'required'; label: FieldLabel; country?: CountryCode | undefined }
  | { code: 'tooLong'; label: FieldLabel; max: number }
  | { code: 'postalCode'; country: CountryCode; example: string }
  | { code: 'linkName' | 'tooManyLinks'; max: number }
  | { code: 'anyLink' | 'otherLinkNotHttps'; name: string }
  | { code: 'ibanFormat'; example: string }
  | { code: 'ibanLength'; country: string; length: number }
  | { code: 'swiftLength' | 'swiftFormat'; short: string; long: string }
  | { code: 'schedule'; issue: ScheduleIssue }
  /** Of a custom field, with the label that its seller gave it. */
  | { code: 'customField'; label: string; issue: ValueIssue };

/** The name of a field in messages: the key of its label in `fieldTexts.labels` or in the texts of documents. */
export type FieldLabel =
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'supplyDate'
  | 'businessName'
  | 'businessEmail'
  | 'businessPhone'
  | 'businessWebsite'
  | 'businessAddress'
  | 'businessPostalCode'
  | 'taxNumber'
  | 'clientName'
  | 'clientEmail'
  | 'clientAddress'
  | 'clientContact'
  | 'clientTaxNumber'
  | 'clientReference'
  | 'homeRate'
  | 'homeRateDate'
  | 'homeRateSource'
  | 'shippingAddress'
  | 'shippingPostalCode'
  | 'notes'
  | 'paymentNotes'
  | 'secondNotes'
  | 'secondPaymentNotes'
  | 'phone'
  | 'website'
  | 'postalCode'
  | 'taxRate'
  | 'invoicePrefix'
  | 'startingNumber'
  | 'estimatePrefix'
  | 'estimateStart'
  | 'creditNotePrefix'
  | 'creditNoteStart'
  | 'paymentTerms'
  | 'name'
  | 'email'
  | 'ccEmails'
  | 'address'
  | 'bankName'
  | 'accountHolder'
  | 'accountNumber'
  | 'routingNumber'
  | 'institutionNumber'
  | 'iban'
  | 'swiftBic'
  | 'bankAddress'
  | 'payid'
  | 'interacEmail'
  | 'checkPayeeName'
  | 'checkMailingAddress'
  | 'footerText'
  | 'openingText'
  | 'termsText';
