import { describe, expect, test } from 'vitest'
import { Failure } from '@/server/contract/failure.ts'
import { arrangeAlbum, arrangeDocuments, parseNumbers } from './arrange-files.ts'
import type { HeldFile } from './listed-files-store.ts'

const picture = (id: number): HeldFile => ({
  id,
  role: 'gallery',
  key: `picture-${id}.jpg`,
  alt: `View ${id}`,
  title: '',
})
const HELD = { main: { key: 'front.jpg', alt: 'The front' }, gallery: [picture(1), picture(2)] }

function faults(act: () => unknown): string[] {
  try {
    act()
  } catch (error) {
    if (error instanceof Failure) return Object.keys(error.options.fields ?? {})
  }
  return []
}

describe('an album', () => {
  test('sent whole starts with the main picture and drops unnamed ones', () => {
    const pictures = [{ id: 2 }, { key: 'new.jpg', alt: 'The hall' }, { id: 0, alt: 'From far' }]
    expect(arrangeAlbum(HELD, { pictures })).toEqual({
      main: { key: 'picture-2.jpg', alt: 'View 2' },
      gallery: [
        { key: 'new.jpg', alt: 'The hall' },
        { key: 'front.jpg', alt: 'From far' },
      ],
    })
  })

  test('sent in parts appends new pictures and changes nothing else', () => {
    const wish = { main: undefined, added: ['new.jpg'], removed: [1] }
    expect(arrangeAlbum(HELD, wish)).toEqual({
      main: HELD.main,
      gallery: [picture(2), { key: 'new.jpg' }],
    })
    expect(arrangeAlbum(HELD, { main: 'dusk.jpg', added: [], removed: [] }).main).toEqual({
      key: 'dusk.jpg',
      alt: '',
    })
  })

  test('accepts only existing pictures, each once, and at least one', () => {
    expect(faults(() => arrangeAlbum(HELD, { pictures: [{ id: 9 }] }))).toEqual(['pictures[0]'])
    expect(faults(() => arrangeAlbum(HELD, { pictures: [{ id: 1 }, {}] }))).toEqual(['pictures[1]'])
    expect(faults(() => arrangeAlbum(HELD, { pictures: [{ id: 1, key: 'a.jpg' }] }))).toEqual([
      'pictures[0]',
    ])
    expect(faults(() => arrangeAlbum(HELD, { pictures: [{ id: 1 }, { id: 1 }] }))).toEqual([
      'pictures',
    ])
    expect(faults(() => arrangeAlbum(HELD, { pictures: [] }))).toEqual(['pictures'])
    const bare = { main: { key: null, alt: '' }, gallery: [] }
    expect(faults(() => arrangeAlbum(bare, { pictures: [{ id: 0 }] }))).toEqual(['pictures[0]'])
    const strange = { main: undefined, added: [], removed: [9] }
    expect(faults(() => arrangeAlbum(HELD, strange))).toEqual(['remove_gallery_images'])
  })

  test('holds at most fifty pictures besides the main one', () => {
    const keys = Array.from({ length: 49 }, (_, at) => `${at}.jpg`)
    const parts = { main: undefined, added: keys, removed: [] }
    expect(faults(() => arrangeAlbum(HELD, parts))).toEqual(['gallery_images'])
    const pictures = Array.from({ length: 52 }, (_, at) => ({ key: `${at}.jpg` }))
    expect(faults(() => arrangeAlbum(HELD, { pictures }))).toEqual(['pictures'])
  })
})

test('documents are sent whole or in parts', () => {
  const held = [picture(4), picture(5)]
  expect(arrangeDocuments(held, { all: [{ key: 'a.pdf' }, { id: 4 }] })).toEqual([
    { key: 'a.pdf', alt: '' },
    { id: 4, key: 'picture-4.jpg', alt: 'View 4' },
  ])
  expect(arrangeDocuments(held, { added: ['b.pdf'], removed: [5] }).map(({ key }) => key)).toEqual([
    'picture-4.jpg',
    'b.pdf',
  ])
  expect(faults(() => arrangeDocuments(held, { added: [], removed: [7] }))).toEqual([
    'remove_documents',
  ])
  const many = Array.from({ length: 21 }, (_, at) => ({ key: `${at}.pdf` }))
  expect(faults(() => arrangeDocuments(held, { all: many }))).toEqual(['document_files'])
})

test('a removal joins its ids with commas', () => {
  expect(parseNumbers('4,15')).toEqual([4, 15])
  expect(parseNumbers(undefined)).toEqual([])
})
