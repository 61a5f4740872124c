import { setTimeout as passed } from 'node:timers/promises'
import sharp from 'sharp'
import { runLoad } from '../load.ts'
import { percentile } from '../one-client.ts'
import { type Product, residentMegabytes, withBenchProduct } from '../product.ts'
import { amount, atMost, type Figure } from '../report.ts'
import { demoMembers, withMembers } from '../senders.ts'

const BUDGET = { cards: 15, all: 60, megabytes: 600, timesIdle: 2 }
const CARD_WIDTHS = [320, 480, 640, 768, 960]
const ALL_WIDTHS = [160, ...CARD_WIDTHS, 1280, 1920]
const LIST = '/api/get-property-list?limit=20'
const IDLE_REQUESTS = 400
const REQUESTS_AT_ONCE = 50
const LOOK_EVERY_MS = 100

/** For manual runs. */
export type UploadsSize = { photos: number }

/** On PostgreSQL, so that the provider's memory excludes the database. */
export async function benchUploads(
  databaseUrl: string,
  notes: string[],
  size: UploadsSize = { photos: 10 },
): Promise<Figure[]> {
  return withMembers(databaseUrl, (tokens) =>
    withBenchProduct(
      async (product) => toFigures(await sendAndRead(product, tokens, size), size, notes),
      databaseUrl,
    ),
  )
}

function toFigures(
  { alone, three, ...lists }: Measured,
  { photos }: UploadsSize,
  notes: string[],
): Figure[] {
  notes.push(
    `Each photograph has 12 megapixels and ${amount(three.bytes / 1e6, 'MB')} and goes through the web; those of one person are sent at once. Ready are the sizes of cards when each of them was answered in AVIF, all sizes when all eight widths were. Three people's pictures had all sizes after ${amount(three.seconds, 's')}; ${lists.count} lists were read meanwhile. The provider had ${amount(three.before, 'MB')} before.`,
  )
  return [
    { name: `${photos} photographs: stored and told`, value: amount(alone.confirmed, 's') },
    atMost(`${photos} photographs: sizes of cards ready`, alone.cards, BUDGET.cards, 's'),
    atMost(`${photos} photographs: all sizes ready`, alone.all, BUDGET.all, 's'),
    atMost('three people at once: most memory', three.megabytes, BUDGET.megabytes, 'MB'),
    { name: 'lists in peace: p95', value: amount(lists.idle, 'ms') },
    atMost('lists while three people send: p95', lists.p95, BUDGET.timesIdle * lists.idle, 'ms'),
  ]
}

/** On the demo region, whose database runs in the provider's process. */
export async function benchUploadsEmbedded(
  notes: string[],
  size: UploadsSize = { photos: 10 },
): Promise<Figure[]> {
  return withBenchProduct(async (product) => {
    const tokens = await demoMembers(product)
    const { alone, three, ...lists } = await sendAndRead(product, tokens, size)
    notes.push(
      `The provider, with the database in the same process, had ${amount(three.before, 'MB')} before the three began to send.`,
    )
    return [
      atMost('sizes of cards ready', alone.cards, BUDGET.cards, 's'),
      atMost('all sizes ready', alone.all, BUDGET.all, 's'),
      { name: 'three people at once: most memory', value: amount(three.megabytes, 'MB') },
      atMost('lists while three people send: p95', lists.p95, BUDGET.timesIdle * lists.idle, 'ms'),
    ]
  })
}

type Measured = {
  alone: Post
  three: { seconds: number; megabytes: number; before: number; bytes: number }
  /** p95 of list requests in milliseconds. */
  idle: number
  p95: number
  count: number
}

/** First one person's album, then three at once while another client reads lists. */
async function sendAndRead(
  product: Product,
  tokens: string[],
  { photos }: UploadsSize,
): Promise<Measured> {
  const photo = await photograph()
  const album = Array.from({ length: photos }, () => photo)
  await sendAlbum(product, tokens[0], album.slice(0, 1))
  const alone = await sendAlbum(product, tokens[0], album)
  const read = (requests: number) =>
    runLoad({ url: product.apiUrl, paths: [LIST], clients: 1, amount: requests })
  await read(IDLE_REQUESTS)
  const idle = percentile((await read(IDLE_REQUESTS)).latencies, 0.95)
  const before = residentMegabytes().api ?? 0
  const sending = Promise.all(tokens.map((token) => sendAlbum(product, token, album)))
  const { latencies, megabytes } = await during(sending, read)
  const seconds = Math.max(...(await sending).map(({ all }) => all))
  return {
    alone,
    three: { seconds, megabytes, before, bytes: photo.length },
    idle,
    p95: percentile(latencies, 0.95),
    count: latencies.length,
  }
}

/** Blurred sensor-like noise, which compresses like a photo. */
async function photograph(): Promise<Buffer> {
  const size = { width: 4000, height: 3000, channels: 3, background: '#000' } as const
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return await sharp({ create: { ...size, noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer()
}

type Post = {
  /** Seconds until every picture is stored and confirmed. */
  confirmed: number
  cards: number
  all: number
}

async function sendAlbum(
  product: Product,
  token: string | undefined,
  album: Buffer[],
): Promise<Post> {
  const began = performance.now()
  const sinceThen = () => (performance.now() - began) / 1000
  const urls = await Promise.all(album.map((photo) => send(product, token ?? '', photo)))
  const confirmed = sinceThen()
  for (const width of CARD_WIDTHS) await Promise.all(urls.map((url) => look(url, width)))
  const cards = sinceThen()
  for (const width of ALL_WIDTHS) await Promise.all(urls.map((url) => look(url, width)))
  return { confirmed, cards, all: sinceThen() }
}

async function send({ address }: Product, token: string, photo: Buffer): Promise<string> {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const opened = await fetch(`${address}/api/ext/uploads`, {
    method: 'POST',
    headers: {
      ...common,
      'upload-length': String(photo.length),
      'upload-metadata': `filename ${btoa('photo.jpg')},purpose ${btoa('photo')}`,
    },
  })
  const place = new URL(opened.headers.get('location') ?? '', address)
  const sent = await fetch(place, {
    method: 'PATCH',
    headers: {
      ...common,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(photo),
  })
  const state = await fetch(`${place}/state`, { headers: common })
  const { data }: { data?: { url: string; status: string } } = await state.json()
  if (data?.status !== 'ready') {
    throw new Error(`A photograph was not taken: ${opened.status}, ${sent.status}, ${data?.status}`)
  }
  return data.url
}

async function look(url: string, width: number): Promise<void> {
  const reply = await fetch(`${url}?w=${width}`, { headers: { accept: 'image/avif' } })
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`)
  await reply.arrayBuffer()
}

async function during(
  work: Promise<unknown>,
  read: (requests: number) => Promise<{ latencies: number[] }>,
): Promise<{ latencies: number[]; megabytes: number }> {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  const latencies: number[] = []
  let megabytes = 0
  const watch = async () => {
    while (!isDone) {
      megabytes = Math.max(megabytes, residentMegabytes().api ?? 0)
      await passed(LOOK_EVERY_MS)
    }
  }
  const ask = async () => {
    while (!isDone) latencies.push(...(await read(REQUESTS_AT_ONCE)).latencies)
  }
  await Promise.all([ended, watch(), ask()])
  return { latencies, megabytes }
}
