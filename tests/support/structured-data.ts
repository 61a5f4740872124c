import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

export type StructuredData = {
  /** What the page says, by type. */
  things: Record<string, unknown[]>
  /** What readers of search engines would refuse. */
  faults: string[]
}

/** Reads a page's JSON-LD as search engines do. */
export async function structuredData(html: string): Promise<StructuredData> {
  const extractor = new WebAutoExtractor({ addLocation: false, embedSource: [] })
  const extracted = extractor.parse(html)
  const issues = await new Validator().validate(extracted)
  const refused = issues.filter(({ severity }) => severity === 'ERROR')
  return {
    things: extracted.jsonld,
    faults: [
      ...extracted.errors.map((error) => JSON.stringify(error)),
      ...refused.map(({ issueMessage, path }) => `${JSON.stringify(path)} ${issueMessage}`),
    ],
  }
}
