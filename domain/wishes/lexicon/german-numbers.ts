const UNITS: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  fuenfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  fuenfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
}

/** Value of a German number written as one folded word, such as "zweitausendfunfhundert". */
export function parseGermanNumber(word: string): number | null {
  if (word.length > 40) return null
  const [thousands, rest] = splitAt(word, 'tausend')
  if (rest === null) return parseHundreds(word)
  const many = thousands === '' ? 1 : parseHundreds(thousands)
  const few = rest === '' ? 0 : parseHundreds(rest.replace(/^und/, ''))
  return many === null || few === null ? null : many * 1000 + few
}

function parseHundreds(word: string): number | null {
  const [hundreds, rest] = splitAt(word, 'hundert')
  if (rest === null) return parseTens(word)
  const many = hundreds === '' ? 1 : parseTens(hundreds)
  const few = rest === '' ? 0 : parseTens(rest.replace(/^und/, ''))
  return many === null || few === null ? null : many * 100 + few
}

function parseTens(word: string): number | null {
  const half = /^(.+)einhalb$/.exec(word)?.[1]
  if (half) return UNITS[half] === undefined ? null : UNITS[half] + 0.5
  const known = UNITS[word]
  if (known !== undefined) return known
  const [, unit = '', ten = ''] = /^(.+?)und(.+)$/.exec(word) ?? []
  const few = UNITS[unit]
  const many = UNITS[ten]
  return few !== undefined && many !== undefined && few < 10 && many >= 20 ? few + many : null
}

function splitAt(word: string, part: string): [string, string | null] {
  const at = word.indexOf(part)
  return at === -1 ? [word, null] : [word.slice(0, at), word.slice(at + part.length)]
}
