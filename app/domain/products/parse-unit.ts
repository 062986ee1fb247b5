import type { UnitCode } from '../taxes/units.ts';

/**
 * Spellings of units: names and abbreviations in English, French and Russian, as in our export, and the UN/ECE
 * Recommendation 20 code. Matched in lower case without periods.
 */
const spellings: Record<UnitCode, RegExp> = {
  hour: /^(h|hrs?|hours?|hur|heures?|ч|час|час[аы]|часов)$/,
  minute: /^(min|mins|minutes?|мин|минут[аы]?)$/,
  day: /^(d|days?|j|jours?|journées?|дн|день|дня|дни|дней|сут|сутки)$/,
  week: /^(wk|wks|weeks?|wee|sem|semaines?|нед|недел[яи]|недель)$/,
  month: /^(mo|mos|mon|months?|mois|мес|месяц[аы]?|месяцев)$/,
  piece: /^(pcs?|pieces?|ea|each|h87|pces?|pièces?|шт|штук[аи]?)$/,
  set: /^(sets?|ens|ensembles?|компл|комплект|комплект[аы]|комплектов)$/,
  lumpSum:
    /^(lump sum|ls|flat|flat fee|fixed price|forfait|forfaitaire|фикс сумма|фиксированная сумма)$/,
  page: /^(p|pp|pg|pages?|zp|стр|страниц[аы]?)$/,
  word: /^(words?|d68|mots?|слов[ао]?)$/,
  kilometre: /^(km|kmt|kilomet(re|er)s?|kilomètres?|км|километр|километр[аы]|километров)$/,
  mile: /^(mi|smi|miles?|milles?|мил[яи]|миль)$/,
  metre: /^(m|mtr|met(re|er)s?|mètres?|м|метр|метр[аы]|метров)$/,
  foot: /^(ft|foot|feet|fot|pi|pieds?|фут|фут[аы]|футов)$/,
  squareMetre:
    /^(m²|m2|sq m|sqm|mtk|square met(re|er)s?|mètres? carrés?|м²|м2|кв м|квадратн(ый|ые|ых) метр(ы|ов)?)$/,
  squareFoot:
    /^(ft²|ft2|sq ft|sqft|ftk|square (foot|feet)|pi²|pi2|pieds? carrés?|кв фут|квадратн(ый|ые|ых) фут(ы|ов)?)$/,
  kilogram: /^(kg|kgm|kgs|kilos?|kilogram(me)?s?|кг|килограмм|килограмм[аы]|килограммов)$/,
  pound:
    /^(lbs?|lbr|pounds?|pounds? \(weight\)|livres?|livres? \(poids\)|фунт|фунт[аы]|фунтов|фунты \(вес\))$/,
  litre: /^(l|ltr|lit(re|er)s?|л|литр|литр[аы]|литров)$/,
  kilowattHour:
    /^(kwh|kw h|kilowatt hours?|kilowattheures?|квт ч|квтч|киловатт часы?|киловатт часов)$/,
};

/** Parses a unit; empty for none, null for an unknown one. */
export function parseUnit(text: string): UnitCode | '' | null {
  const plain = text.slice(0, 100).normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  const words = plain.replace(/[.·*_\-\s]+/g, ' ').trim();
  if (words === '') return '';
  const found = Object.entries(spellings).find(([, spelling]) => spelling.test(words));
  return found ? (found[0] as UnitCode) : null;
}
