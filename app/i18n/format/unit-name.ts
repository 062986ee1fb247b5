import type { UnitCode } from '#app/domain/taxes/units.ts';
import { unitTexts } from '../texts.ts';

/** Returns a unit's name in menus: `Hours`. Sheets use its short form, from the document's labels. */
export function unitName(unit: UnitCode): string {
  return unitTexts.names[unit];
}
