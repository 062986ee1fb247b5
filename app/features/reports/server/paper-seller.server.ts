import type { CountryCode } from '#app/domain/country/country.ts';
import { usualPaper } from '#app/domain/invoices/paper.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { PaperSeller } from '../words/paper-sheet.ts';

/** Returns the signed-in user as the seller of reports and statements. */
export function paperSellerOf({ settings }: Viewer, country: CountryCode): PaperSeller {
  return {
    country,
    paper: settings.paper ?? usualPaper(country),
    name: settings.businessName ?? '',
    address: settings.address ?? '',
    postalCode: settings.postalCode ?? '',
    email: settings.email ?? '',
    phone: settings.phone ?? '',
    website: settings.website ?? '',
    taxNumber: settings.taxNumber ?? '',
  };
}
