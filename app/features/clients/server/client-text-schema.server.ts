import * as z from 'zod';
import { clientRules } from '#app/domain/clients/client.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { everyText } from '#app/domain/fields/parse-fields.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';

/** A client's form as posted; `checkClient` limits its texts. */
export const clientTextSchema = z.lazy(() =>
  z.object({
    ...everyText(clientRules, z.string()),
    country: z.enum(countryCodes),
    language: z.enum(['', ...documentLanguages]),
    /** An ISO 3166 code, or empty. */
    region: z.string().regex(/^([A-Z]{2})?$/),
  }),
);
