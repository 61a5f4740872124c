import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deriveTexts } from './derive-texts.ts'

const KEYS = new Set([
  'card.title',
  'card.price',
  'card.kind_house',
  'card.kind_plot',
  'chart.title',
  'contact.nameRequired',
  'contact.subjectRequired',
  'error.title',
  'frame.menu',
  'frame.close',
  'sheet.title',
])

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearth-texts-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('sends', () => {
  test('keys of client components, not of server components', () => {
    write('features/card.tsx', `'use client'\n${component('Card', "t('card.title')")}`)
    write('features/head.tsx', component('Head', "t('card.price')"))
    writePage(
      `<PageData texts="home"><Head /><Card /></PageData>`,
      'head.tsx Head',
      'card.tsx Card',
    )
    expect(textsOf('home')).toEqual(['card.title'])
  })

  test('keys of what a client component imports, loads later and passes on', () => {
    write(
      'features/card.tsx',
      `'use client'
import { Price } from './names.ts'
import type { Sheet } from './sheet.tsx'
const load = () => import('./chart.tsx')
export function Card() { load(); return <Price /> }`,
    )
    write('features/names.ts', `export { Price } from './price.tsx'`)
    write('features/price.tsx', component('Price', "t('card.price')"))
    write('features/chart.tsx', `export default function Chart() { t('chart.title') }`)
    write('features/sheet.tsx', component('Sheet', "t('sheet.title')"))
    writePage(`<PageData texts="home"><Card /></PageData>`, 'card.tsx Card')
    expect(textsOf('home')).toEqual(['card.price', 'chart.title'])
  })

  test('no keys of exports that nobody uses', () => {
    write(
      'features/card.tsx',
      `'use client'\n${component('Card', "t('card.title')")}${component('Sheet', "t('sheet.title')")}`,
    )
    writePage(`<PageData texts="home"><Card /></PageData>`, 'card.tsx Card')
    expect(textsOf('home')).toEqual(['card.title'])
  })

  test.each([
    ['a choice', "t(isDear ? 'card.price' : 'card.title')", ['card.price', 'card.title']],
    ['a template', `t(\`card.kind_\${kind}\`)`, ['card.kind_house', 'card.kind_plot']],
    [
      'a template with an end',
      `t(\`contact.\${field}Required\`)`,
      ['contact.nameRequired', 'contact.subjectRequired'],
    ],
    ['a constant', `const key = \`chart.\${part}\`; t.has(key) && t(key)`, ['chart.title']],
    [
      'a prefix',
      "reasonText(reason, 'contact.', t)",
      ['contact.nameRequired', 'contact.subjectRequired'],
    ],
    ['a table', 't(names[kind])', ['sheet.title']],
  ])('keys named by %s', (_, code, keys) => {
    const table = `const names = { plot: 'sheet.title' } satisfies Record<string, TextKey>\n`
    write(
      'features/card.tsx',
      `'use client'\n${code.includes('names') ? table : ''}${component('Card', code)}`,
    )
    writePage(`<PageData texts="home"><Card /></PageData>`, 'card.tsx Card')
    expect(textsOf('home')).toEqual(keys)
  })

  test('keys that server code hands to a client component, also by a table', () => {
    write('features/card.tsx', `'use client'\nexport function Card({ label }) { return t(label) }`)
    write('features/names.ts', `export const names = { plot: 'sheet.title' }`)
    writePage(
      `<PageData texts="home"><Card label="card.title" /><Card label={names.plot} /><Card label={t('card.price')} /></PageData>`,
      'card.tsx Card',
      'names.ts names',
    )
    expect(textsOf('home')).toEqual(['card.title', 'sheet.title'])
  })

  test('late texts apart, their fallback with the page', () => {
    write(
      'features/card.tsx',
      `'use client'
export function Card() {
  return <LateTexts texts="late" known="sheet.title" fallback={t('card.title')}><Sheet /></LateTexts>
}
function Sheet() { return t('sheet.title') }`,
    )
    writePage(`<PageData texts="home"><Card /></PageData>`, 'card.tsx Card')
    expect(derive()).toEqual({
      faults: [],
      texts: new Map([
        ['home', ['card.title']],
        ['late', ['sheet.title']],
      ]),
    })
  })
})

describe('a layout', () => {
  beforeEach(() => {
    write('features/menu.tsx', `'use client'\n${component('Menu', "t('frame.menu')")}`)
    write(
      'app/layout.tsx',
      `import { Menu } from '../features/menu.tsx'
export default function Layout({ children }) {
  return <Frame source={page.textSource('frame')}><Menu />{children}</Frame>
}`,
    )
  })

  test('sends what its pages need not send again', () => {
    write(
      'features/card.tsx',
      `'use client'\n${component('Card', "t('card.title') + t('frame.menu')")}`,
    )
    writePage(`<PageData texts="home"><Card /></PageData>`, 'card.tsx Card')
    expect(textsOf('home')).toEqual(['card.title'])
    expect(textsOf('frame')).toEqual(['frame.menu'])
  })

  test('inside another is sent within it', () => {
    write(
      'app/about/layout.tsx',
      `import { Menu } from '../../features/menu.tsx'
export default function Layout({ children }) {
  return <PageData texts="about"><Menu />{t('frame.close')}{children}</PageData>
}`,
    )
    expect(textsOf('about')).toEqual([])
  })

  test('sends the texts of the error that replaces a page', () => {
    write(
      'app/error.tsx',
      `'use client'\nexport default function Failed() { return t('error.title') }`,
    )
    expect(textsOf('frame')).toEqual(['error.title', 'frame.menu'])
  })

  test('sends nothing to its pages if it does not render them', () => {
    write(
      'app/layout.tsx',
      `import { Menu } from '../features/menu.tsx'
export default function Layout({ children }) {
  return <><Notice source={page.textSource('frame')}><Menu /></Notice>{children}</>
}`,
    )
    writePage(`<PageData texts="home"><Menu /></PageData>`, 'menu.tsx Menu')
    expect(textsOf('home')).toEqual(['frame.menu'])
  })
})

describe('reports', () => {
  test('a page that misses a key, with file and line', () => {
    write('features/card.tsx', `'use client'\n\n${component('Card', "t('card.title')")}`)
    writePage(`<main><Card /></main>`, 'card.tsx Card')
    expect(derive().faults).toEqual([
      'features/card.tsx:3: `card.title` is not sent: app/page.tsx shows it outside of <PageData>',
    ])
  })

  test('late texts that count as sent by a key of the page', () => {
    write(
      'features/card.tsx',
      `'use client'
export function Card() {
  t('sheet.title')
  return <LateTexts texts="late" known="sheet.title"><Sheet /></LateTexts>
}
const Sheet = () => [t('sheet.title'), t('chart.title')]`,
    )
    writePage(`<PageData texts="home"><Card /></PageData>`, 'card.tsx Card')
    expect(derive().faults).toEqual([
      'features/card.tsx:4: "late" counts as sent by `sheet.title`, but `chart.title` is not sent',
    ])
  })
})

const derive = () => deriveTexts(root, KEYS)
const textsOf = (name: string) => {
  const { texts, faults } = derive()
  expect(faults).toEqual([])
  return texts.get(name)
}

function component(name: string, code: string): string {
  return `export function ${name}() { ${code}; return null }\n`
}

/** Imports as `file name`, from `features/`. */
function writePage(jsx: string, ...imports: string[]): void {
  const lines = imports.map((one) => {
    const [file, name] = one.split(' ')
    return `import { ${name} } from '../features/${file}'\n`
  })
  write('app/page.tsx', `${lines.join('')}export default function Page() { return ${jsx} }\n`)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
