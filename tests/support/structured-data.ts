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
  const refused = issues.filter((issue) => issue.severity === 'ERROR' && !isListOfPages(issue))
  return {
    things: extracted.jsonld,
    faults: [
      ...extracted.errors.map((error) => JSON.stringify(error)),
      ...refused.map(({ issueMessage, path }) => `${JSON.stringify(path)} ${issueMessage}`),
    ],
  }
}

/** The validator asks each step of a list for a name, which only steps of a way need. */
function isListOfPages({ issueMessage, path }: { issueMessage: string; path: readonly unknown[] }) {
  return JSON.stringify(path[0]).includes('"ItemList"') && issueMessage.includes('"name"')
}
