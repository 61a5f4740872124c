import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHead, csvLine, csvText, unescapeFormula } from './csv.ts'

describe('a text in a CSV file', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 421 1234', "'+49 421 1234"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["'round 1900", "'round 1900"],
    ['Mira = fine', 'Mira = fine'],
    ['', ''],
  ])('%j is read as %j', (text, read) => {
    expect(parse(csvLine([csvText(text)]))).toEqual(text === '' ? [['']] : [[read]])
  })

  test('keeps commas, quotes and line breaks in one cell', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), (texts) => {
        const [cells = []] = parse(csvLine(texts.map(csvText)))
        expect(cells.map(unescapeFormula)).toEqual(texts)
      }),
    )
  })

  test.each(['=1', "'=1", "''-", '\t', '\r', " '=1", "'", "it's", '＝', 'plain'])(
    'reads %j again',
    (text) => {
      const [[cell = ''] = []] = parse(csvLine([csvText(text), 'x']))
      expect(unescapeFormula(cell)).toBe(text)
    },
  )
})

test('a file begins with the UTF-8 byte order mark', () => {
  const bytes = [...new TextEncoder().encode(csvHead(['الشهر', 'b']))]
  expect(bytes.slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(csvHead(['a', 'b'])).toBe('\ufeffa,b\r\n')
})
