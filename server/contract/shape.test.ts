import { expect, it } from 'vitest'
import { contractDocument } from './document.ts'
import { getShape } from './shape.ts'

const document = contractDocument({
  components: {
    schemas: {
      House: { type: 'object', properties: { rows: { items: { required: ['rooms'] } } } },
      Ship: { type: 'object', properties: { rows: { items: { required: ['masts'] } } } },
    },
  },
})

it('merges alternatives: a field may have the type of any of them', () => {
  const refs = ['House', 'Ship'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const { properties } = getShape(document, { oneOf: refs })
  expect(properties.get('rows')).toEqual({
    anyOf: [{ items: { required: ['rooms'] } }, { items: { required: ['masts'] } }],
  })
  expect(getShape(document, properties.get('rows') ?? {}).items).toEqual({
    anyOf: [{ required: ['rooms'] }, { required: ['masts'] }],
  })
})
