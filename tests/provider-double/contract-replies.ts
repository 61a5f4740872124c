import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

/** Where a successful reply differs from the contract; empty when nowhere. */
export function differences(
  path: string,
  reply: unknown,
  method: 'get' | 'post' = 'get',
): string[] {
  const pointer = `paths/${path.replaceAll('/', '~1')}/${method}/responses/200/content/application~1json`
  const validate = ajv.compile({ $ref: `contract#/${encodeURI(pointer)}/schema` })
  if (validate(reply)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  )
}
