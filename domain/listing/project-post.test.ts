import { describe, expect, test } from 'vitest'
import { toProjectField, toProjectStep, toProjectValues } from './project-draft.ts'
import {
  isFloorPlanFilled,
  noProject,
  type PostedFloorPlan,
  type ProjectValues,
  projectBody,
  projectChanges,
  projectFaults,
} from './project-post.ts'

const file = { key: 'f', upload: 'up-9', name: 'ground.pdf', bytes: 10, isPicture: false, url: '' }
const ground: PostedFloorPlan = { key: 'p1', title: 'Ground floor', file }
const upper: PostedFloorPlan = {
  key: 'p2',
  id: 12,
  title: 'Upper floor',
  file: { ...file, id: 12 },
}

const yard: ProjectValues = {
  ...noProject,
  title: ' Saltworks Yard ',
  description: 'Forty-two flats.',
  category_id: 1,
  address: '2 Saltworks Quay',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
  position: { latitude: 53.5, longitude: 9.9 },
  pictures: [{ key: 'a', upload: 'up-1', alt: ' The yard ', url: '' }],
  plans: [ground],
}

describe('faults before publishing', () => {
  test('are empty for a complete project', () => {
    expect(projectFaults(yard)).toEqual({})
  })

  test('include floor plans without a title or an uploaded file', () => {
    const running = { ...file, upload: undefined, key: 'r' }
    const plans = [
      { key: 'p1', title: ' ', file },
      { key: 'p2', title: 'Roof', file: null },
      { key: 'p3', title: 'Attic', file: running },
    ]
    expect(plans.map(isFloorPlanFilled)).toEqual([false, false, true])
    expect(projectFaults({ ...yard, plans })).toEqual({
      'plans.p1': 'planIncomplete',
      'plans.p2': 'planIncomplete',
      'plans.p3': 'uploadsRunning',
    })
    expect(projectFaults({ ...yard, category_id: null, pictures: [] })).toEqual({
      category_id: 'categoryRequired',
      pictures: 'titleImageRequired',
    })
  })
})

describe('request bodies', () => {
  test('leave out empty fields of a new project', () => {
    expect(projectBody(yard)).toEqual({
      title: 'Saltworks Yard',
      description: 'Forty-two flats.',
      category_id: 1,
      type: 'upcoming',
      location: '2 Saltworks Quay',
      city: 'Hamburg',
      state: 'Hamburg',
      country: 'Germany',
      latitude: 53.5,
      longitude: 9.9,
      pictures: [{ upload: 'up-1', alt: 'The yard' }],
      document_files: [],
      plans: [{ title: 'Ground floor', upload: 'up-9' }],
    })
  })

  test('contain only the differences of a change', () => {
    const before = {
      ...yard,
      title: 'Saltworks Yard',
      video_link: 'https://youtu.be/x',
      slug_id: 's',
    }
    expect(projectChanges(before, before)).toBeNull()
    const now = {
      ...before,
      video_link: '',
      slug_id: '',
      city: '',
      type: 'under_construction' as const,
    }
    expect(projectChanges(before, now)).toEqual({
      title: 'Saltworks Yard',
      video_link: '',
      type: 'under_construction',
    })
  })

  test('include the pin when the city changes, to keep it from moving to the center', () => {
    const body = projectChanges(yard, { ...yard, city: 'Altona' })
    expect(body).toMatchObject({ city: 'Altona', latitude: 53.5, longitude: 9.9 })
  })

  test('name remaining floor plans in order and remove the others', () => {
    const kept = { ...upper, file: { ...file, id: 12, upload: undefined } }
    const attic = { ...kept, key: 'p3', id: 13, title: 'Attic' }
    const before = { ...yard, plans: [kept, attic] }
    expect(projectChanges(before, { ...before, plans: [ground, kept] })).toMatchObject({
      plans: [
        { title: 'Ground floor', upload: 'up-9' },
        { title: 'Upper floor', id: 12 },
      ],
      remove_plans: '13',
    })
    expect(projectChanges(before, { ...before, plans: [attic, kept] })?.plans).toEqual([
      { title: 'Attic', id: 13 },
      { title: 'Upper floor', id: 12 },
    ])
  })

  test('name all documents, or the removed ids when none is left', () => {
    const paper = { key: 'id-4', id: 4, name: 'brochure.pdf', bytes: null }
    const before = { ...yard, documents: [paper] }
    const more = { key: 'd', upload: 'up-5', name: 'terms.pdf', bytes: 9 }
    expect(projectChanges(before, { ...before, documents: [more, paper] })).toMatchObject({
      document_files: [{ upload: 'up-5' }, { id: 4 }],
    })
    const none = projectChanges(before, { ...before, documents: [] })
    expect([none?.document_files, none?.remove_documents]).toEqual([undefined, '4'])
  })

  test('include the picture for shared links when it is added or removed', () => {
    const meta_picture = { key: 'm', id: 0, alt: '', url: 'https://x/m.jpg' }
    const before = { ...yard, meta_picture }
    expect(projectChanges(before, { ...before, meta_picture: null })).toMatchObject({
      meta_image: '',
    })
    const other = { key: 'n', upload: 'up-3', alt: '', url: '' }
    expect(projectChanges(before, { ...before, meta_picture: other })).toMatchObject({
      meta_upload: 'up-3',
    })
  })
})

test('restores a draft and drops invalid values', () => {
  expect(toProjectValues({ ...yard })).toEqual(yard)
  expect(toProjectValues({ title: 4, type: 'sold', plans: 'none', position: 'far' })).toEqual(
    noProject,
  )
})

test('maps a rejected field to the field and the step of the form', () => {
  expect(toProjectField('plans[0][document]', [ground])).toBe('plans.p1')
  expect(toProjectField('plans[7][title]', [ground])).toBe('plans')
  expect(toProjectField('pictures[3][upload]', [])).toBe('pictures')
  expect(toProjectField('location', [])).toBe('address')
  expect(toProjectStep('plans.p1')).toBe('plans')
  expect(toProjectStep('country')).toBe('place')
  expect(toProjectStep('title')).toBe('basics')
})
