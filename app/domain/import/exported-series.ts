import * as z from 'zod/mini';
import { countryCodes } from '../country/country.ts';
import { intervalUnits } from '../recurring/interval.ts';
import {
  occurrenceStates,
  occurrenceWaits,
  seriesPauses,
  seriesStates,
} from '../recurring/series.ts';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const whole = z.int().check(z.minimum(0), z.maximum(100_000));

/** A recurring invoice of an account export with its occurrences; its form is parsed like any draft. */
const seriesShape = z.lazy(() =>
  z.object({
    id,
    sourceId: z.nullable(id),
    country: z.enum(countryCodes),
    clientName: z.string().check(z.maxLength(1000)),
    anchor: z.iso.date(),
    firstN: whole,
    unit: z.enum(intervalUnits),
    every: whole,
    monthDay: z.nullable(z.int().check(z.minimum(1), z.maximum(31))),
    endCount: z.nullable(whole),
    endDay: z.nullable(z.iso.date()),
    sends: z.boolean(),
    state: z.enum(seriesStates),
    pause: z.nullable(z.enum(seriesPauses)),
    nextN: whole,
    createdAt: z.iso.datetime(),
    occurrences: z.array(
      z.object({
        n: whole,
        day: z.iso.date(),
        state: z.enum(occurrenceStates),
        why: z.nullable(z.enum(occurrenceWaits)),
        invoiceId: z.nullable(id),
        at: z.iso.datetime(),
      }),
    ),
    draft: z.looseObject({ selectedClientId: z.nullable(z.string()) }),
  }),
);

/** A series as posted to the server, with its client's record. */
export const sentSeriesShape = z.lazy(() =>
  z.object({
    series: seriesShape,
    client: z.nullable(z.object({ name: z.string(), email: z.string() })),
  }),
);
export type SentSeries = z.infer<typeof sentSeriesShape>;
export type ExportedSeries = SentSeries['series'];

/** Returns a series of an export if it is valid. */
export function asExportedSeries(value: unknown): ExportedSeries | null {
  return seriesShape.safeParse(value).data ?? null;
}
