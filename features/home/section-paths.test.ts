import { expect, test } from 'vitest'
import { sectionPath } from './section-paths.ts'

test('links each section to its full list', () => {
  expect(sectionPath('featured_properties_section')).toBe('/properties?promoted=1')
  expect(sectionPath('most_viewed_properties_section')).toBe('/properties?sort=most_viewed')
  expect(sectionPath('most_liked_properties_section')).toBe('/properties?sort=most_liked')
  expect(sectionPath('premium_properties_section')).toBe('/properties?premium=1')
  expect(sectionPath('categories_section')).toBe('/properties')
  expect(sectionPath('projects_section')).toBe('/projects')
  expect(sectionPath('featured_projects_section')).toBe('/projects?featured=1')
  expect(sectionPath('agents_list_section')).toBe('/agents')
  expect(sectionPath('articles_section')).toBe('/articles')
  expect(sectionPath('faqs_section')).toBe('/faqs')
  expect(sectionPath('properties_by_cities_section')).toBe('/cities')
})

test('links nearby homes to a search within the same radius, nearest first', () => {
  const around = { latitude: 45.5, longitude: -122.6, radiusKm: 50 }
  const all = '/properties?near=45.5%2C-122.6&radius=50&sort=nearest'
  expect(sectionPath('nearby_properties_section', around)).toBe(all)
  expect(sectionPath('nearby_properties_section')).toBe(null)
})

test('has no path for a section without a page', () => {
  expect(sectionPath('user_recommendations_section')).toBe(null)
})
