import { expect, test } from 'vitest'
import type { Slide } from '@/client/api/home.ts'
import { slideCaption, slideTarget } from './slide-target.ts'

const picture: Slide = {
  id: 1,
  type: 'Only image',
  image: 'https://files.example.org/phone.jpg',
  web_image: 'https://files.example.org/wide.jpg',
  category_id: null,
  propertys_id: null,
  show_property_details: 0,
  link: null,
  slider_type: '1',
  category: null,
  property: null,
}

const home: Slide = {
  ...picture,
  slider_type: '3',
  show_property_details: 1,
  property: {
    id: 4,
    slug_id: 'mill-house',
    title: 'Mill house',
    title_image: '',
    price: 480_000,
    propery_type: 'sell',
    parameters: [],
    gallery: [],
    documents: [],
    is_favourite: 0,
  },
}

const villas: Slide = {
  ...picture,
  slider_type: '2',
  category: { id: 2, slug_id: 'villa', category: 'Villa' },
}

test('has no target and no caption for a picture', () => {
  expect(slideTarget(picture)).toBe(null)
  expect(slideCaption(picture)).toEqual({ name: '', price: null })
})

test('links a home to its page and shows its price when allowed', () => {
  expect(slideTarget(home)).toEqual({ address: '/properties-details/mill-house', isOurs: true })
  expect(slideCaption(home)).toEqual({ name: 'Mill house', price: 480_000 })
  expect(slideCaption({ ...home, show_property_details: 0 })).toEqual({
    name: 'Mill house',
    price: null,
  })
})

test('links a category to its results', () => {
  expect(slideTarget(villas)).toEqual({ address: '/properties?category=villa', isOurs: true })
  expect(slideCaption(villas)).toEqual({ name: 'Villa', price: null })
})

test('links only to web addresses', () => {
  const link = (address: string | null) =>
    slideTarget({ ...picture, slider_type: '4', link: address })
  expect(link('https://fair.example.org/')).toEqual({
    address: 'https://fair.example.org/',
    isOurs: false,
  })
  expect(link('javascript:alert(1)')).toBe(null)
  expect(link(null)).toBe(null)
})

test('captions a link with its site', () => {
  const link = (address: string) => slideCaption({ ...picture, slider_type: '4', link: address })
  expect(link('https://www.fair.example.org/spring')).toEqual({
    name: 'fair.example.org',
    price: null,
  })
  expect(link('https://no host/')).toEqual({ name: '', price: null })
})
