import { describe, expect, test } from 'vitest'
import { ShapeReader } from './shape-reader.ts'

const shapes = new ShapeReader({
  objects: {
    Home: '!id:n !title:s price:n city:?s premium:b -hash:s facts:[@Fact seen:d offer:e0 kind:e1',
    Fact: 'name:s value:<s|[s>',
    Row: 'type:e2 homes:[@Home',
    Other: 'type:e3 facts:[@Fact',
    Tree: '!name:s below:[@Tree',
    Note: 'counts:{n owner:?@Fact',
  },
  values: [['sell', 'rent'], [0, 1], ['row'], ['other']],
})

const home = {
  id: 1,
  title: 'Loft',
  price: 900,
  city: null,
  premium: true,
  facts: [{ name: 'Rooms', value: '3' }],
  seen: '2026-05-04T08:30:00Z',
  offer: 'rent',
  kind: 1,
}
const read = (shape: string, value: unknown) => shapes.read(shape, structuredClone(value))

describe('an object', () => {
  test('stays the same object when complete', () => {
    const value = structuredClone(home)
    expect(shapes.read('@Home', value).value).toBe(value)
    expect(value).toEqual(home)
  })

  test('gets the empty value of each missing, null or mistyped field', () => {
    const empty = { id: 1, title: 'Loft', price: 0, city: null, premium: false, facts: [] }
    const completed = { ...empty, seen: '', offer: '', kind: 0 }
    expect(read('@Home', { id: 1, title: 'Loft' }).value).toEqual(completed)
    const nulls = { price: null, premium: null, facts: null, seen: null, offer: null, kind: null }
    expect(read('@Home', { ...home, ...nulls, hash: null }).value).toEqual(completed)
    const others = { price: 'much', city: [], premium: 'maybe', facts: 'none', seen: 'soon' }
    expect(
      read('@Home', { ...home, ...others, hash: {}, offer: 'lease', kind: 'x' }).value,
    ).toEqual(completed)
  })

  test('converts numbers, flags and texts from other notations', () => {
    const loose = { ...home, id: '7', title: 12, price: '845000.50', premium: 1, kind: true }
    expect(read('@Home', loose).value).toEqual({
      ...home,
      id: 7,
      title: '12',
      price: 845_000.5,
      premium: true,
      kind: 1,
    })
  })

  test('is dropped without an essential field', () => {
    expect(read('@Home', { ...home, title: '' }).value).toBeUndefined()
    expect(read('?@Home', null).value).toBeUndefined()
    expect(read('@Note', { counts: { a: 1, b: 'x' }, owner: 'nobody' }).value).toEqual({
      counts: { a: 1 },
      owner: null,
    })
  })
})

describe('a list', () => {
  test('drops rows without an essential field and names the field', () => {
    const { value, leftOut } = read('[@Home', [home, { ...home, id: null }, { title: 'x' }, null])
    expect(value).toEqual([home])
    expect(leftOut).toEqual(['Home.id', 'Home.id'])
  })

  test('is made of an object with numeric keys', () => {
    expect(read('[@Home', { '0': home, '4': home }).value).toEqual([home, home])
  })

  test('contains lists of its own type', () => {
    const tree = { name: 'a', below: [{ name: 'b', below: null }, { below: [] }] }
    expect(read('@Tree', tree).value).toEqual({ name: 'a', below: [{ name: 'b', below: [] }] })
  })
})

describe('a union', () => {
  test('is resolved by its discriminating field', () => {
    const rows = [{ type: 'other' }, { type: 'row', homes: [home] }, { type: 'later', homes: [] }]
    expect(read('[<@Row|@Other>', rows).value).toEqual([
      { type: 'other', facts: [] },
      { type: 'row', homes: [home] },
    ])
  })

  test('accepts text or a list', () => {
    expect(read('@Fact', { name: 'a', value: ['b'] }).value).toEqual({ name: 'a', value: ['b'] })
    expect(read('@Fact', { name: 'a', value: 3 }).value).toEqual({ name: 'a', value: '3' })
    expect(read('@Fact', { name: 'a', value: {} }).value).toEqual({ name: 'a', value: '' })
  })
})
