import type { InvoiceContent } from '../invoices/content.ts';

/** Forward sortation areas of Quebec begin with G, H or J (Canada Post). */
const postalCode = /\b([A-Z])\d[A-Z][ -]?\d[A-Z]\d\b/i;
const province = /(^|[^\p{L}])(QC|Qu[eé]bec)([^\p{L}]|$)/iu;

/** Whether an address in Canada is one in Quebec: by its postal code, without one by the province's name. */
export function isInQuebec(address: string): boolean {
  const [, area] = postalCode.exec(address) ?? [];
  return area ? /[GHJ]/i.test(area) : province.test(address);
}

/** Whether a Canadian invoice has its seller or its client in Quebec. */
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
