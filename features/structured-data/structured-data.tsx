import type { Graph, Thing } from 'schema-dts'

type StructuredDataProps = { nonce: string; things: readonly Thing[] }

/** What the page says, for machines: schema.org as JSON-LD. */
export function StructuredData({ nonce, things }: StructuredDataProps) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped.
      dangerouslySetInnerHTML={{ __html: safeJson(graph) }}
    />
  )
}

/** JSON that cannot end the element it stands in, nor open a comment there. */
function safeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
