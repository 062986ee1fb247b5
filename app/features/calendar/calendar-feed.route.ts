import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { writeCalendar } from '#app/features/calendar/server/write-calendar.server.ts';
import { unlistedHeaders } from '#app/features/public-invoice/public.server.ts';
import {
  apiError,
  failureStatus,
  notFoundResponse,
} from '#app/http/responses/error-responses.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';

const feedFile = /^([\w-]{43})\.ics$/;

/**
 * Handles `GET /calendar/{secret}.ics` for anyone with the address. Returns 304 if the `ETag` matches; a replaced,
 * disabled or unknown address returns the same 404.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const token = feedFile.exec(params.file ?? '')?.[1];
  if (!token) return notFoundResponse();
  try {
    const { db, config, now } = context;
    const { productName, publicOrigin, version } = config;
    const shown = { productName, publicOrigin, version, now };
    const written = await writeCalendar(db, { token, ...shown });
    if (!written) return notFoundResponse();
    const headers = new Headers({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'Cache-Control': 'private, no-cache',
      ETag: `"${written.hash}"`,
      ...unlistedHeaders,
    });
    if (request.headers.get('If-None-Match')?.includes(written.hash)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(written.draw(), { headers });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'calendar-failed', requestTexts.failed);
  }
}
