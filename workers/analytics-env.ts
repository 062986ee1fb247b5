import * as z from 'zod';
import type { AnalyticsSettings } from '#app/http/request/app-config.server.ts';

/** The variables of an analytics script; empty means absent, and without the first three there is no analytics. */
export const analyticsVariables = {
  /** Where the script comes from, without its id: `https://www.googletagmanager.com/gtag/js`. */
  ANALYTICS_SCRIPT_URL: z.union([z.literal(''), z.url()]).optional(),
  /** The site's id at the provider: `G-…`. */
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]*$/)
    .optional(),
  /** Who runs it, as visitors are told: `Google Analytics (Google Ireland Limited)`. */
  ANALYTICS_PROVIDER: z.string().optional(),
  /** Origins to which it reports, with spaces between, `https://*.example.com` among them; its own unless told. */
  ANALYTICS_REPORTS_TO: z
    .string()
    .regex(/^(https?:\/\/[\w.*:-]+( |$))*$/)
    .optional(),
};

const values = z.object(analyticsVariables);

/** What the variables say, or null where there is no analytics. */
export function readAnalytics(variables: z.infer<typeof values>): AnalyticsSettings | null {
  const { ANALYTICS_SCRIPT_URL: url, ANALYTICS_ID: id, ANALYTICS_PROVIDER: provider } = variables;
  if (!url || !id || !provider) return null;
  const scriptOrigin = new URL(url).origin;
  const reportsTo = variables.ANALYTICS_REPORTS_TO?.split(' ').filter(Boolean) ?? [];
  return { url, id, provider, scriptOrigin, reportOrigins: [scriptOrigin, ...reportsTo] };
}
