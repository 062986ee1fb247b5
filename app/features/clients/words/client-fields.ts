import type { ClientColumns } from '#app/domain/clients/client.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { regionName } from '#app/i18n/format/region-name.ts';

/** Names a field of a client where its value is shown; the form has more room for the reference. */
export function clientLabel(field: keyof typeof clientTexts.fields): string {
  return field === 'reference' ? clientTexts.reference : clientTexts.fields[field];
}

/** What a client's country is called on the page; empty where nobody named it, as in many imported files. */
export function clientCountryName({ region }: Pick<ClientColumns, 'region'>): string {
  return region ? regionName(region) : '';
}
