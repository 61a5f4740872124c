import { expect, test } from 'vitest'
import { cleanHome } from './home-quirks.ts'

const row = { id: 1, slug_id: 'loft', title: 'Loft' }

test('turns flat keys of older providers into sections without titles', () => {
  const flat = {
    slider_section: [{ id: 3 }],
    featured_section: [row],
    most_liked_properties: [],
    agents_list: { '0': { id: 0, name: 'Admin' } },
    premium_properties_section: [row],
    total_users: 12,
  }
  expect(cleanHome(flat)).toMatchObject({
    sections: [
      { type: 'featured_properties_section', title: '', data: [row] },
      { type: 'agents_list_section', title: '', data: [{ id: 0, name: 'Admin' }] },
      { type: 'premium_properties_section', title: '', data: [row] },
    ],
    slider_section: [{ id: 3 }],
    homepage_location_data_available: false,
  })
})

test('keeps sections and returns none without content', () => {
  const sections = [{ type: 'faqs_section', title: 'Questions', data: null }]
  expect(cleanHome({ sections, featured_section: [row] }).sections).toEqual([
    { type: 'faqs_section', title: 'Questions', data: [] },
  ])
  expect(cleanHome([])).toMatchObject({ sections: [], slider_section: [] })
})
