import { describe, expect, test } from 'vitest'
import { projectFieldOf, projectOf, projectStepOf } from './project-draft.ts'
import {
  isPlanFilled,
  noProject,
  type PostedPlan,
  type ProjectValues,
  projectBody,
  projectChanges,
  projectFaults,
} from './project-post.ts'

const file = { key: 'f', upload: 'up-9', name: 'ground.pdf', bytes: 10, isPicture: false, url: '' }
const ground: PostedPlan = { key: 'p1', title: 'Ground floor', file }
const upper: PostedPlan = { key: 'p2', id: 12, title: 'Upper floor', file: { ...file, id: 12 } }

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

describe('before publishing', () => {
  test('a whole project has no faults', () => {
    expect(projectFaults(yard)).toEqual({})
  })

  test('a floor needs its name and its drawing, and the drawing has to be there', () => {
    const running = { ...file, upload: undefined, key: 'r' }
    const plans = [
      { key: 'p1', title: ' ', file },
      { key: 'p2', title: 'Roof', file: null },
      { key: 'p3', title: 'Attic', file: running },
    ]
    expect(plans.map(isPlanFilled)).toEqual([false, false, true])
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

describe('as the wire takes it', () => {
  test('a new one leaves out what is empty', () => {
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

  test('a change tells only what differs', () => {
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

  test('a change of the town tells the pin again, which would else go to its middle', () => {
    const body = projectChanges(yard, { ...yard, city: 'Altona' })
    expect(body).toMatchObject({ city: 'Altona', latitude: 53.5, longitude: 9.9 })
  })

  test('floors that stay are named in their order, others are removed', () => {
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

  test('documents are told whole, and by their numbers when none is left', () => {
    const paper = { key: 'id-4', id: 4, name: 'brochure.pdf', bytes: null }
    const before = { ...yard, documents: [paper] }
    const more = { key: 'd', upload: 'up-5', name: 'terms.pdf', bytes: 9 }
    expect(projectChanges(before, { ...before, documents: [more, paper] })).toMatchObject({
      document_files: [{ upload: 'up-5' }, { id: 4 }],
    })
    const none = projectChanges(before, { ...before, documents: [] })
    expect([none?.document_files, none?.remove_documents]).toEqual([undefined, '4'])
  })

  test('the picture for shared links is told when it comes and when it goes', () => {
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

test('a draft gives a project back, whatever stands in it', () => {
  expect(projectOf({ ...yard })).toEqual(yard)
  expect(projectOf({ title: 4, type: 'sold', plans: 'none', position: 'far' })).toEqual(noProject)
})

test('a refused field is the one of the form', () => {
  expect(projectFieldOf('plans[0][document]', [ground])).toBe('plans.p1')
  expect(projectFieldOf('plans[7][title]', [ground])).toBe('plans')
  expect(projectFieldOf('pictures[3][upload]', [])).toBe('pictures')
  expect(projectFieldOf('location', [])).toBe('address')
  expect(projectStepOf('plans.p1')).toBe('plans')
  expect(projectStepOf('country')).toBe('place')
  expect(projectStepOf('title')).toBe('basics')
})
