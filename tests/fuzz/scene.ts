import { publicPages } from '@/scripts/public-pages.ts'
import { tokenFor } from '@/tests/support/members.ts'
import type { Callers } from './callers.ts'
import type { FuzzFixture } from './fuzz-fixture.ts'
import { FilePart } from './tree.ts'
import type { Known } from './valid-values.ts'
import type { WebAddresses } from './web-requests.ts'

const OPEN_UPLOADS = 5
const ROWS = 12

/** What requests can be about at this provider. */
export async function readKnown(fixture: FuzzFixture): Promise<Known> {
  const { db } = fixture
  const slugs = async (table: 'property' | 'project' | 'account' | 'article') =>
    (await db.selectFrom(table).select('slug').orderBy('id').limit(ROWS).execute()).map(
      ({ slug }) => slug,
    )
  const [properties, projects, people, articles] = await Promise.all([
    slugs('property'),
    slugs('project'),
    slugs('account'),
    slugs('article'),
  ])
  const keys = await db.selectFrom('stored_file').select('key').orderBy('key').limit(ROWS).execute()
  const images = keys.map(({ key }) => key)
  const listings = [properties ?? [], projects ?? []].flat()
  return {
    files: FILES,
    values: new Map([
      ['slug_id', [...listings, ...(people ?? []), ...(articles ?? [])]],
      ['slug', listings],
      ['key', images],
      ['upload', []],
    ]),
  }
}

/** A picture of one dot, and files that are not what they say. */
const FILES = [
  new FilePart(
    'dot.png',
    'image/png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  new FilePart(
    'cut.jpg',
    'image/jpeg',
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  ),
  new FilePart(
    'plan.pdf',
    'application/pdf',
    Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
  ),
  new FilePart('note.txt', 'text/plain', Buffer.from('A note.')),
  new FilePart('empty.jpg', 'image/jpeg', Buffer.alloc(0)),
  new FilePart('large.pdf', 'application/pdf', Buffer.alloc(200_000, '%PDF-1.4 ')),
]

/** One line of the table for each kind of address that the web answers itself. */
export async function readAddresses(
  { ports }: FuzzFixture,
  { values }: Known,
): Promise<WebAddresses> {
  const pages = await publicPages(`http://127.0.0.1:${ports.provider}`)
  const paths = (names: RegExp) =>
    pages.filter(({ name }) => names.test(name)).map(({ path }) => path)
  const slugs = values.get('slug') ?? []
  const keys = values.get('key') ?? []
  const pictures = ['property', 'project'].flatMap((kind) =>
    slugs.map((slug) => `/api/ext/discovery/share-picture/${kind}/${slug}`),
  )
  return new Map([
    ['home', ['/', '/de', '/ar', '/en']],
    ['results', paths(/^(properties|projects|agents|articles|cities|location|compare)$/)],
    ['details', paths(/^(property|project|agent|article)$/)],
    [
      'other pages',
      paths(/^(?!properties|projects|agents|articles|home|member|property|project$)/),
    ],
    [
      'pages of members',
      [
        '/user/dashboard',
        '/user/add-property',
        '/user/edit-property/x',
        '/my-property/x',
        '/admin/review',
      ],
    ],
    [
      'feeds and sitemaps',
      [
        '/feed.xml',
        '/de/feed.xml',
        '/sitemap.xml',
        '/sitemap-pages.xml',
        '/sitemap-properties-1.xml',
        '/robots.txt',
      ],
    ],
    ['share pictures', pictures],
    [
      'images',
      keys.flatMap((key) => [`/api/ext/files/images/${key}?w=640`, `/api/ext/files/${key}`]),
    ],
    [
      'own routes',
      [
        '/words/sign-in',
        '/words/property',
        '/saved-search/act',
        '/mortgage-calculator/plan.csv?price=300000',
      ],
    ],
    [
      'files of the build',
      [
        '/_next/static/chunks/x.js',
        '/_next/image?url=/icon.svg&w=64&q=75',
        '/icon.svg',
        '/basemap/x',
        '/_next/data/x.json',
      ],
    ],
    [
      'provider behind the web',
      ['/api/web-settings', '/api/get-property-list', '/api/nothing', '/api', '/api/'],
    ],
    ['nowhere', ['/nothing', '/de/nothing', '/a/b/c/d', '/closed', '/_not-found', '/bench/hello']],
  ])
}

/** Counts of limits begin anew, and there are uploads to go on with. */
export async function refresh(fixture: FuzzFixture, callers: Callers, known: Known): Promise<void> {
  await fixture.resetLimits()
  await removeUploads(fixture)
  // A request may have ended this sign-in without asking with it again.
  await callers.renew('agent')
  const uploads: string[] = []
  while (uploads.length < OPEN_UPLOADS) {
    const reply = await fetch(`http://127.0.0.1:${fixture.ports.provider}/api/ext/uploads`, {
      method: 'POST',
      headers: {
        authorization: callers.authorization('agent', 0) ?? '',
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `filename ${btoa('a.pdf')},purpose ${btoa('document')}`,
      },
    })
    const id = reply.headers.get('location')?.split('/').at(-1)
    if (!id) throw new Error(`An upload cannot be opened: ${reply.status} ${await reply.text()}`)
    uploads.push(id)
  }
  const list = known.values.get('upload') as string[]
  list.splice(0, list.length, ...uploads)
}

/** Removes every upload as its owner does. */
export async function removeUploads({ db, ports }: FuzzFixture): Promise<void> {
  const uploads = await db.selectFrom('upload').select(['id', 'account_id']).execute()
  const tokens = new Map<number, string>()
  for (const { id, account_id: owner } of uploads) {
    const token = tokens.get(owner) ?? (await tokenFor(db, owner, inHand()))
    tokens.set(owner, token)
    await fetch(`http://127.0.0.1:${ports.provider}/api/ext/uploads/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
    })
  }
}

/** A sign-in of ten minutes. */
function inHand(): { at: Date; expiresAt: Date } {
  const at = new Date()
  return { at, expiresAt: new Date(at.getTime() + 600_000) }
}
