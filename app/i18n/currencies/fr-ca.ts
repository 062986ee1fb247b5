import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  names: {
    USD: 'dollar américain',
    EUR: 'euro',
    GBP: 'livre sterling',
    JPY: 'yen japonais',
    CHF: 'franc suisse',
    CAD: 'dollar canadien',
    AUD: 'dollar australien',
    NZD: 'dollar néo-zélandais',
    SEK: 'couronne suédoise',
    NOK: 'couronne norvégienne',
    DKK: 'couronne danoise',
    PLN: 'zloty polonais',
    CZK: 'couronne tchèque',
    HUF: 'forint hongrois',
    SGD: 'dollar de Singapour',
    HKD: 'dollar de Hong Kong',
    MXN: 'peso mexicain',
    BRL: 'réal brésilien',
    INR: 'roupie indienne',
    ZAR: 'rand sud-africain',
  },
};
