import { expect, test } from 'vitest'
import { sectionPath } from './section-paths.ts'

test('a section leads to the search that shows all of it', () => {
  expect(sectionPath('featured_properties_section')).toBe('/properties?promoted=1')
  expect(sectionPath('most_viewed_properties_section')).toBe('/properties?sort=most_viewed')
  expect(sectionPath('most_liked_properties_section')).toBe('/properties?sort=most_liked')
  expect(sectionPath('premium_properties_section')).toBe('/properties?premium=1')
  expect(sectionPath('categories_section')).toBe('/properties')
  expect(sectionPath('projects_section')).toBe('/projects')
  expect(sectionPath('agents_list_section')).toBe('/agents')
  expect(sectionPath('articles_section')).toBe('/articles')
  expect(sectionPath('faqs_section')).toBe('/faqs')
})

test('what no page shows has no link', () => {
  expect(sectionPath('user_recommendations_section')).toBe(null)
  expect(sectionPath('properties_by_cities_section')).toBe(null)
})
