import type { UnitCode } from '#app/domain/taxes/units.ts';
import { unitTexts } from '../units.ts';

/** What a unit is called where it is picked: `Hours`. On a sheet stands its short form, of the document's words. */
export function unitName(unit: UnitCode): string {
  return unitTexts.names[unit];
}
