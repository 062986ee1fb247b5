import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { CustomField } from './custom-field.ts';

/** The seller's fields in their order. */
export type CustomFieldsStart = { fields: CustomField[] };

/** The answer to a change of them. */
export type CustomFieldsAnswer = ({ outcome: 'saved' } & CustomFieldsStart) | ChangeFailure;
