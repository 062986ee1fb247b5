import type { InvoiceContent } from '../invoices/content.ts';
import { provinceOfAddress } from './provinces.ts';

const isInQuebec = (address: string) => provinceOfAddress(address) === 'QC';

/** Whether the seller or the client of a Canadian invoice is in Quebec. */
export function concernsQuebec({
  country,
  businessAddress,
  postalCode: code,
  clientAddress,
}: Pick<InvoiceContent, 'country' | 'businessAddress' | 'clientAddress'> & {
  postalCode: string | null;
}): boolean {
  if (country !== 'ca') return false;
  return isInQuebec(`${businessAddress}\n${code ?? ''}`) || isInQuebec(clientAddress);
}
