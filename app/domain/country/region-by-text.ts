/** ISO 3166 alpha-2 and alpha-3 codes, joined. */
const codePairs = [
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW ',
  'AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN ',
  'BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG ',
  'CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE ',
  'DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN ',
  'FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL ',
  'GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV ',
  'HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM ',
  'JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO ',
  'LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE ',
  'MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS ',
  'MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL ',
  'NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI ',
  'PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN ',
  'SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV ',
  'SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON ',
  'TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN ',
  'VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE',
]
  .join('')
  .split(' ');

/** Names in addition to those of `Intl`, whose wording varies between browsers. */
const otherNames: Record<string, readonly string[]> = {
  AE: ['uae', 'оаэ', 'объединенные арабские эмираты'],
  BO: ['plurinational state of bolivia'],
  BY: ['белоруссия', 'республика беларусь'],
  CD: ['dr congo', 'drc', 'democratic republic of the congo', 'congo kinshasa'],
  CG: ['republic of the congo', 'congo brazzaville'],
  CI: ['ivory coast'],
  CN: ["people's republic of china", 'prc', 'кнр'],
  CV: ['cape verde', 'cabo verde'],
  CZ: ['czech republic', 'république tchèque', 'чешская республика'],
  DE: ['deutschland', 'federal republic of germany'],
  ES: ['españa'],
  FM: ['federated states of micronesia'],
  GB: [
    'uk',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'britain',
    'angleterre',
    'écosse',
    'grande bretagne',
    'англия',
    'шотландия',
    'соединенное королевство',
    'united kingdom of great britain and northern ireland',
  ],
  HK: ['hong kong', 'гонконг'],
  IE: ['republic of ireland', 'eire'],
  IR: ['islamic republic of iran'],
  IT: ['italia'],
  KP: ['dprk'],
  KR: ['republic of korea', 'korea', 'южная корея'],
  LA: ["lao people's democratic republic", 'lao'],
  MD: ['republic of moldova', 'молдавия'],
  MK: ['macedonia', 'republic of north macedonia'],
  MM: ['burma'],
  MO: ['macau', 'macao'],
  NL: ['holland', 'hollande', 'голландия'],
  PS: ['palestine', 'state of palestine'],
  RU: ['russian federation', 'рф', 'российская федерация', 'fédération de russie'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey', 'turkiye', 'turquie', 'турция'],
  TW: ['republic of china'],
  TZ: ['united republic of tanzania'],
  US: ['america', 'united states of america', 'соединенные штаты америки', 'états unis d’amérique'],
  VA: ['holy see', 'vatican'],
  VE: ['bolivarian republic of venezuela'],
  VN: ['viet nam'],
};

const languages = ['en', 'fr', 'fr-CA', 'ru'] as const;

/** Country names by ISO 3166 alpha-2 code. */
export type RegionNames = Readonly<Record<string, string>>;

/** Returns a country's ISO 3166 alpha-2 code, or null when unknown. */
export type RegionParser = (text: string) => string | null;

/**
 * Creates a function that finds a country by an ISO 3166 code or an English, French or Russian name, as found in other
 * programs' files.
 * @param names our own names, which `Intl` may not know
 */
export function createRegionParser(names: RegionNames): RegionParser {
  const byText = parseNames(names);
  return (text) => byText.get(plainName(text)) ?? null;
}

let parseRegion: RegionParser | null = null;

/** Whether a text is a country code rather than a name. */
export function isRegionCode(text: string): boolean {
  parseRegion ??= createRegionParser({});
  return /^[A-Z]{2,3}$/i.test(text.trim()) && parseRegion(text) !== null;
}

function parseNames(ownNames: RegionNames): Map<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => names.set(plainName(name), code);
  const catalogs = languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style }),
    ),
  );
  const codes = codePairs.map((pair) => pair.slice(0, 2));
  for (const code of codes) {
    for (const catalog of catalogs) add(catalog.of(code) ?? code, code);
    add(ownNames[code] ?? code, code);
  }
  for (const [code, more] of Object.entries(otherNames)) for (const name of more) add(name, code);
  for (const pair of codePairs) {
    add(pair.slice(0, 2), pair.slice(0, 2));
    add(pair.slice(2), pair.slice(0, 2));
  }
  return names;
}

/** Normalizes a name for comparison: no case, accents, punctuation, articles or endings such as “(the)”. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\((?:the|la|le|les)\)/g, ' ')
    .replace(/[.’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|la|le|les) (?=\p{L}{3})/u, '')
    .replace(/\bsaint\b/g, 'st');
}
