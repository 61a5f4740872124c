/** Longer words are not looked up, so their form does not matter. */
const MAX_FOLDED_LENGTH = 60

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ھ: 'ه',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  گ: 'ج',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ژ: 'ز',
}

/** Digits of Arabic and Persian begin at these code points. */
const digitStarts = [0x0660, 0x06f0]

/** One form for a word's spellings: lower case, without accents, tatweel, apostrophes and vowel marks. */
export function foldWord(word: string): string {
  if (word.length > MAX_FOLDED_LENGTH) return word.toLowerCase()
  return foldDigits(word)
    .replace(/[أإآٱىیکھةؤئگپچڤژ]/g, (it) => letters[it] ?? it)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640'’ʼ`´]/gu, '')
    .replace(/[ßæøœłđ]/g, (it) => letters[it] ?? it)
}

/** Latin digits for Arabic and Persian ones; of the same length. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const start = digitStarts.find((it) => code >= it && code < it + 10) ?? code
    return String(code - start)
  })
}
