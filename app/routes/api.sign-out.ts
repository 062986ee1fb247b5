import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { isCountryCode } from '#app/domain/country/country.ts';
import { readForm } from '#app/http/body.server.ts';
import { detectVisitorCountry } from '#app/http/country.server.ts';
import { redirectWithFlash } from '#app/http/flash.server.ts';
import { endSession } from '#app/http/session.server.ts';

/** Signs out and goes to `/{country}/auth` with `Logged out successfully` (`platform.md` section 4, Auth). */
export async function action({ request, context }: ActionFunctionArgs) {
  const chosen = (await readForm(request)).get('country');
  const country = isCountryCode(chosen) ? chosen : await detectVisitorCountry(request, context);
  await endSession(request, context);
  return redirectWithFlash(`/${country}/auth`, 'success', 'Logged out successfully');
}

/** Signing out is a write: a followed link only goes home. */
export function loader() {
  return new Response(null, { status: 302, headers: { Location: '/' } });
}
