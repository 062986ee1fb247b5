import type { ClientColumns } from '#app/domain/clients/client.ts';
import { regionName } from '#app/i18n/format/region-name.ts';

/** What a client's country is called on the page; empty where nobody named it, as in many imported files. */
export function clientCountryName({ region }: Pick<ClientColumns, 'region'>): string {
  return region ? regionName(region) : '';
}
