import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const HEADER =
  'id,date,price,bedrooms,bathrooms,sqft_living,sqft_lot,floors,waterfront,view,condition,grade,sqft_above,sqft_basement,yr_built,yr_renovated,zipcode,lat,long,sqft_living15,sqft_lot15'
const ZIPS = [98103, 98115, 98052, 98004, 98033, 98118, 98155, 98038, 98198, 98006]
const VIEWS = ['NONE', 'AVERAGE', 'GOOD']
const CONDITIONS = ['Average', 'Good', 'Very Good']
const GRADES = ['6 Low Average', '7 Average', '8 Good', '9 Better']

/** Writes deterministic house sales in the columns of examples/king-county.map.json. */
export async function writeSales(file: string, count: number): Promise<void> {
  await pipeline(sales(count), createWriteStream(file))
}

function* sales(count: number): Generator<string> {
  yield `${HEADER}\n`
  for (let n = 1; n <= count; n++) {
    const pick = <T>(list: readonly T[], salt: number) => list[spread(n, salt) % list.length]
    const living = 700 + (spread(n, 1) % 3000)
    const basement = n % 3 === 0 ? spread(n, 2) % 800 : 0
    const cells = [
      1_000_000_000 + n,
      `${1 + (n % 12)}/${1 + (spread(n, 3) % 28)}/2014`,
      `${150_000 + 500 * (spread(n, 4) % 2000)}.0`,
      1 + (spread(n, 5) % 6),
      1 + (spread(n, 6) % 8) / 4,
      living,
      2000 + (spread(n, 7) % 9000),
      `${1 + (n % 3)}.0`,
      n % 100 === 0 ? 'YES' : 'NO',
      pick(VIEWS, 8),
      pick(CONDITIONS, 9),
      pick(GRADES, 10),
      living - basement,
      `${basement}.0`,
      1930 + (spread(n, 11) % 85),
      n % 20 === 0 ? '2005.0' : '0.0',
      pick(ZIPS, 12),
      (47.2 + (spread(n, 13) % 5000) / 10_000).toFixed(4),
      (-122.5 + (spread(n, 14) % 8000) / 10_000).toFixed(4),
      living,
      5000,
    ]
    yield `${cells.join()}\n`
  }
}

function spread(n: number, salt: number): number {
  let mixed = Math.imul(n ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
