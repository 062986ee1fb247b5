import type { ChangeFailure } from '../change-failure.ts';
import type { CountryCode } from '../country/country.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { ScheduledSeries } from './next-occurrence.ts';
import type { ScheduleForm, SeriesErrors } from './schedule-form.ts';

/** Initial data of the series dialog. */
export type SeriesStart = {
  /** The dialog's title: the number of the invoice whose lines it repeats, or the series' client. */
  name: string;
  country: CountryCode;
  /** The language of the invoices; a bilingual one has second texts. */
  language: DocumentLanguage;
  typed: ScheduleForm;
  /** The next occurrence; placeholders are previewed for it. */
  from: number;
  /** Seller-local date, before which no invoice is created. */
  today: string;
  /** The version of an edited series; null for a new one. */
  version: number | null;
  /** The current schedule of an edited series; null for a new one. */
  changed: ScheduledSeries | null;
};

/** The outcome of a command on a series. */
export type SeriesAnswer =
  /** `day` is the date of the next invoice, `YYYY-MM-DD`; null when there is none. */
  | { outcome: 'saved'; id: string; day: string | null }
  | { outcome: 'invalid'; issues: SeriesErrors }
  | ChangeFailure;
