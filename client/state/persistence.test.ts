import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StateStorage } from './browser-storage.ts'
import { type CachedSlices, nothingCached } from './client-state.ts'
import { type CacheMirror, Persistence } from './persistence.ts'
import { createClientStore } from './state-store.ts'
import { ROOT_KEY } from './stored-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kirkland = {
  coordinates: { latitude: 47.6769, longitude: -122.206 },
  formatted_address: 'Kirkland, Washington, United States',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
}
const anna = { token: '7|abc', data: { id: 7, name: 'Anna', email: 'anna@example.org' } }

describe('stored state', () => {
  test('has exactly the five slices with all their fields, under one key', async () => {
    const disk = createDisk()
    const tab = await open(disk)
    tab.store.trigger.locationSet({ location: kirkland })
    tab.store.trigger.signupSucceeded({ data: anna })
    tab.store.trigger.languageSelected({ language: { code: 'de', name: 'Deutsch', rtl: false } })
    vi.advanceTimersByTime(1_000)
    expect([...disk.entries.keys()]).toEqual([ROOT_KEY])
    expect(disk.json()).toEqual({
      Settings: { data: null, lastFetch: null, loading: false, fcmToken: null },
      User_signup: { data: anna, loading: false },
      Language: {
        languages: [],
        loading: false,
        selectedLanguage: { code: 'de', name: 'Deutsch', rtl: false },
      },
      cachedata: {
        loading: false,
        lastFetch: null,
        categories: [],
        newUserChatData: null,
        filterData: null,
        articleCategoryId: null,
        sliderDataLength: 0,
        isProject: false,
        locationData: null,
      },
      location: { currentLocation: kirkland, isLocationSet: true },
      _persist: {
        version: 1,
        rehydrated: true,
        bootstrapped: true,
        changed: {
          'User_signup.data': expect.any(String),
          'Language.selectedLanguage': expect.any(String),
          location: expect.any(String),
        },
      },
    })
  })

  test('includes the current share of the query cache', async () => {
    const disk = createDisk()
    const categories = [{ id: 2, name: 'House', slug: 'house', image: '', listings: null }]
    const cachedata = { categories, lastFetch: 5, loading: false, sliderDataLength: 3 }
    await open(disk, { ...nothingCached, cachedata })
    vi.advanceTimersByTime(1_000)
    expect(disk.json().cachedata).toMatchObject(cachedata)
  })

  test('is written on an interval, only after changes', async () => {
    const disk = createDisk()
    const tab = await open(disk)
    vi.advanceTimersByTime(1_000)
    const writes = disk.writes()
    vi.advanceTimersByTime(60_000)
    expect(disk.writes()).toBe(writes)
    for (let n = 0; n < 50; n += 1) tab.store.trigger.deviceRegistered({ fcmToken: `token ${n}` })
    expect(disk.writes()).toBe(writes)
    vi.advanceTimersByTime(1_000)
    expect([disk.writes(), disk.json().Settings.fcmToken]).toEqual([writes + 1, 'token 49'])
  })

  test('is restored on the next visit', async () => {
    const disk = createDisk()
    const first = await open(disk)
    first.store.trigger.locationSet({ location: kirkland })
    first.persistence.stop()
    const next = await open(disk)
    expect(next.own().location).toEqual({ currentLocation: kirkland, isLocationSet: true })
  })
})

describe('the start', () => {
  test.each([
    ['half a write', '{"location":{"currentL'],
    ['no object', '[1,2,3]'],
    ['another form', JSON.stringify({ Settings: {}, _persist: { version: 0 } })],
    ['another product’s form', JSON.stringify({ location: '{}', _persist: '{"version":-1}' })],
    ['far too much', JSON.stringify({ a: 'x'.repeat(2_000_001), _persist: { version: 1 } })],
    ['slices of other types', '{"Settings":7,"location":[],"_persist":{"version":1}}'],
  ])('is empty with %s in storage', async (_, text) => {
    const disk = createDisk(text)
    const tab = await open(disk)
    expect(tab.own()).toEqual(createClientStore().getSnapshot().context)
    tab.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(1_000)
    expect(disk.json().location.currentLocation).toEqual(kirkland)
  })

  test('drops broken fields and keeps the others', async () => {
    const stored = {
      User_signup: { data: { token: '', data: null }, loading: true },
      Language: { selectedLanguage: { code: 5 } },
      cachedata: { articleCategoryId: '4', isProject: true, categories: [{}] },
      location: { currentLocation: kirkland, isLocationSet: false },
      _persist: { version: 1 },
    }
    const tab = await open(createDisk(JSON.stringify(stored)))
    expect(tab.own()).toMatchObject({
      User_signup: { data: null, loading: false },
      Language: { selectedLanguage: null },
      cachedata: { articleCategoryId: null, isProject: true },
      location: { currentLocation: kirkland, isLocationSet: true },
    })
  })

  test('continues after five seconds when storage does not answer', async () => {
    const disk = createDisk()
    const tab = tabOn({ ...disk.storage(), read: () => new Promise(() => {}) })
    const starting = tab.persistence.rehydrate()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(tab.persistence.flags).toEqual({ rehydrated: false, bootstrapped: false })
    await vi.advanceTimersByTimeAsync(1)
    await starting
    expect(tab.persistence.flags).toEqual({ rehydrated: true, bootstrapped: true })
  })

  test('continues when storage fails', async () => {
    const failing = { ...createDisk().storage(), read: () => Promise.reject(new Error('blocked')) }
    const tab = tabOn(failing)
    await tab.persistence.rehydrate()
    expect(tab.persistence.flags.bootstrapped).toBe(true)
  })
})

describe('full storage', () => {
  test('drops reloadable data in favor of the rest', async () => {
    const disk = createDisk()
    const image = 'x'.repeat(5_000)
    const categories = [{ id: 2, name: 'House', slug: 'house', image, listings: null }]
    const cachedata = { categories, lastFetch: 5, loading: false, sliderDataLength: 3 }
    disk.room = 2_000
    const tab = await open(disk, { ...nothingCached, cachedata })
    tab.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(1_000)
    expect(disk.json()).toMatchObject({
      location: { currentLocation: kirkland },
      cachedata: { categories: [], lastFetch: null },
    })
  })

  test('keeps the page running from memory', async () => {
    const disk = createDisk()
    disk.room = 0
    const tab = await open(disk)
    tab.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(5_000)
    expect(disk.entries.size).toBe(0)
    expect(tab.own().location.currentLocation).toEqual(kirkland)
    disk.room = 100_000
    tab.store.trigger.listingKindChosen({ isProject: true })
    vi.advanceTimersByTime(1_000)
    expect(disk.json().location.currentLocation).toEqual(kirkland)
  })
})

describe('two tabs', () => {
  test('share changes at once', async () => {
    const disk = createDisk()
    const [here, there] = [await open(disk), await open(disk)]
    here.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(1_000)
    expect(there.own().location.currentLocation).toEqual(kirkland)
    there.store.trigger.locationCleared()
    vi.advanceTimersByTime(1_000)
    expect(here.own().location).toEqual({ currentLocation: null, isLocationSet: false })
  })

  test("keep each other's changes, even simultaneous ones", async () => {
    const disk = createDisk()
    const [here, there] = [await open(disk), await open(disk)]
    vi.advanceTimersByTime(1_000)
    here.store.trigger.locationSet({ location: kirkland })
    there.store.trigger.signupSucceeded({ data: anna })
    vi.advanceTimersByTime(2_000)
    for (const tab of [here, there]) {
      expect(tab.own()).toMatchObject({
        location: { currentLocation: kirkland },
        User_signup: { data: anna },
      })
    }
  })

  test('keep changes that overwrite each other before either tab is told', async () => {
    const disk = createDisk()
    const [here, there] = [await open(disk), await open(disk)]
    vi.advanceTimersByTime(1_000)
    disk.hold()
    here.store.trigger.locationSet({ location: kirkland })
    there.store.trigger.signupSucceeded({ data: anna })
    vi.advanceTimersByTime(1_000)
    disk.release()
    vi.advanceTimersByTime(2_000)
    const both = { location: { currentLocation: kirkland }, User_signup: { data: anna } }
    expect([here.own(), there.own(), disk.json()]).toMatchObject([both, both, both])
  })

  test('sign out together though the other tab writes at that moment', async () => {
    const disk = createDisk()
    const [here, there] = [await open(disk), await open(disk)]
    here.store.trigger.signupSucceeded({ data: anna })
    vi.advanceTimersByTime(1_000)
    disk.hold()
    here.store.trigger.loggedOut()
    there.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(1_000)
    disk.release()
    vi.advanceTimersByTime(2_000)
    const outside = { User_signup: { data: null }, location: { currentLocation: kirkland } }
    expect([here.own(), there.own(), disk.json()]).toMatchObject([outside, outside, outside])
  })

  test('agree on the later of two changes of one field, and stop writing', async () => {
    const disk = createDisk()
    const [here, there] = [await open(disk), await open(disk)]
    vi.advanceTimersByTime(1_000)
    disk.hold()
    for (const n of [1, 2, 3]) {
      here.store.trigger.deviceRegistered({ fcmToken: `here ${n}` })
      vi.advanceTimersByTime(500)
      there.store.trigger.deviceRegistered({ fcmToken: `there ${n}` })
      vi.advanceTimersByTime(500)
    }
    disk.release()
    vi.advanceTimersByTime(3_000)
    const writes = disk.writes()
    vi.advanceTimersByTime(60_000)
    expect(disk.writes()).toBe(writes)
    const tokens = [here.own(), there.own(), disk.json()].map((own) => own.Settings.fcmToken)
    expect(new Set(tokens).size).toBe(1)
  })

  test('take the text of a writer that marks nothing', async () => {
    const disk = createDisk()
    const [here, other] = [await open(disk), disk.storage()]
    here.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(1_000)
    here.store.trigger.listingKindChosen({ isProject: true })
    const { _persist, ...slices } = disk.json()
    other.write(
      JSON.stringify({
        ...slices,
        location: { currentLocation: null },
        _persist: { version: 1 },
      }),
    )
    expect(here.own()).toMatchObject({
      location: { currentLocation: null, isLocationSet: false },
      cachedata: { isProject: true },
    })
  })

  test('in two languages keep their own texts and do not write in a loop', async () => {
    const disk = createDisk()
    const house = (name: string) => ({
      ...nothingCached,
      cachedata: {
        categories: [{ id: 2, name, slug: 'house', image: '', listings: null }],
        lastFetch: 5,
        loading: false,
        sliderDataLength: 0,
      },
    })
    const english = await open(disk, house('House'), 'en')
    const german = await open(disk, house('Haus'), 'de')
    const says = (code: string) => ({ language: { code, name: code, rtl: false } })
    english.store.trigger.languageSelected(says('en'))
    vi.advanceTimersByTime(1_000)
    german.store.trigger.languageSelected(says('de'))
    vi.advanceTimersByTime(1_000)
    const writes = disk.writes()
    vi.advanceTimersByTime(60_000)
    expect(disk.writes()).toBe(writes)
    expect(german.restored).toEqual([])
    english.store.trigger.locationSet({ location: kirkland })
    vi.advanceTimersByTime(2_000)
    expect(disk.json()).toMatchObject({
      cachedata: { categories: [{ name: 'Haus' }] },
      location: { currentLocation: kirkland },
    })
  })

  test('sign out together', async () => {
    const disk = createDisk()
    const [here, there] = [await open(disk), await open(disk)]
    here.store.trigger.signupSucceeded({ data: anna })
    vi.advanceTimersByTime(1_000)
    there.store.trigger.loggedOut()
    vi.advanceTimersByTime(1_000)
    expect(here.own().User_signup).toEqual({ data: null, loading: false })
  })
})

async function open(disk: Disk, cached: CachedSlices = nothingCached, language = 'en') {
  const tab = tabOn(disk.storage(), cached, language)
  await tab.persistence.rehydrate()
  return tab
}

function tabOn(storage: StateStorage, cached: CachedSlices = nothingCached, language = 'en') {
  const store = createClientStore()
  const restored: CachedSlices[] = []
  const mirror: CacheMirror = {
    language,
    read: () => cached,
    restore: (stored) => restored.push(stored),
    watch: () => () => {},
  }
  const persistence = new Persistence(store, mirror, storage)
  return { store, persistence, restored, own: () => store.getSnapshot().context }
}

type Disk = ReturnType<typeof createDisk>

/**
 * One browser's storage with a tab on each `storage()`: the others hear of what one writes. While
 * it holds, each tab sees only its own writes, as tabs of different processes do.
 */
function createDisk(text?: string) {
  const entries = new Map<string, string>(text === undefined ? [] : [[ROOT_KEY, text]])
  const listeners = new Map<object, (text: string | null) => void>()
  const views = new Map<object, string>()
  const held: { tab: object; written: string }[] = []
  let isHolding = false
  let writes = 0
  const apply = (writer: object, written: string) => {
    entries.set(ROOT_KEY, written)
    for (const [tab, listener] of listeners) if (tab !== writer) listener(written)
  }
  const disk = {
    entries,
    room: 1_000_000,
    writes: () => writes,
    json: () => JSON.parse(entries.get(ROOT_KEY) ?? 'null'),
    hold() {
      isHolding = true
    },
    release() {
      isHolding = false
      views.clear()
      for (const { tab, written } of held.splice(0)) apply(tab, written)
    },
    storage() {
      const me = {}
      return {
        read: async () => entries.get(ROOT_KEY) ?? null,
        peek: () => views.get(me) ?? entries.get(ROOT_KEY) ?? null,
        write(written: string) {
          if (written.length > disk.room) return false
          writes += 1
          if (isHolding) {
            views.set(me, written)
            held.push({ tab: me, written })
          } else apply(me, written)
          return true
        },
        watch(listener: (text: string | null) => void) {
          listeners.set(me, listener)
          return () => void listeners.delete(me)
        },
      }
    },
  }
  return disk
}
