import { expect, it } from 'vitest'
import { loadContract } from './document.ts'
import { declaresFile, holdsFile } from './file-fields.ts'
import { readOperations } from './operation.ts'

const contract = loadContract()

const schemaOf = (id: string) => {
  const operation = readOperations(contract).find((found) => found.id === id)
  const [pointer] = operation?.bodies.values() ?? []
  if (pointer === undefined) throw new Error(`${id} has no body`)
  return { $ref: pointer }
}

it.each([
  ['updateProfile', ['profile'], ['name', 'profile[0]', 'profile[a]', 'nothing', '__proto__', '']],
  [
    'postProperty',
    [
      'title_image',
      'gallery_images[0]',
      'gallery_images[]',
      'gallery_images',
      'parameters[0][value]',
    ],
    ['title', 'parameters[0][parameter_id]', 'parameters[0]', 'title_image[b]'],
  ],
  ['postProject', ['plans[0][document]'], ['plans[0][title]', 'plans[document][x]']],
])('%s declares exactly the fields of its files', (id, files, others) => {
  const schema = schemaOf(id)
  expect(holdsFile(contract, schema)).toBe(true)
  expect(files.filter((name) => !declaresFile(contract, schema, name))).toEqual([])
  expect(others.filter((name) => declaresFile(contract, schema, name))).toEqual([])
})

it('finds operations without files', () => {
  expect(holdsFile(contract, schemaOf('sendContactMessage'))).toBe(false)
})
