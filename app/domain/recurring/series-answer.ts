import type { ChangeFailure } from '../change-failure.ts';
import type { CountryCode } from '../country/country.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { ScheduledSeries } from './next-occurrence.ts';
import type { ScheduleForm, SeriesIssues } from './schedule-form.ts';

/** What the dialog of a series begins with. */
export type SeriesStart = {
  /** Whose lines it repeats, as the dialog is titled: an invoice's number, or a series' client. */
  name: string;
  country: CountryCode;
  /** Of the invoices; a bilingual one has second texts. */
  language: DocumentLanguage;
  typed: ScheduleForm;
  /** The occurrence that is made next: what is filled in is shown for it. */
  from: number;
  /** The seller's day, before which none is made. */
  today: string;
  /** The version of a series that is changed; null of a new one. */
  version: number | null;
  /** How that series goes on until now; null of a new one. */
  changed: ScheduledSeries | null;
};

/** What became of a press on a series. */
export type SeriesAnswer =
  /** `day` is that of the next invoice, `YYYY-MM-DD`; null where there is none. */
  | { outcome: 'saved'; id: string; day: string | null }
  | { outcome: 'invalid'; issues: SeriesIssues }
  | ChangeFailure;
