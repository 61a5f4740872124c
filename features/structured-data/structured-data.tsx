import type { Graph, Thing } from 'schema-dts'

type StructuredDataProps = { nonce: string; things: readonly Thing[] }

/** JSON-LD of the page. */
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

/** Escapes `<`, so that the JSON can neither close the script element nor open a comment. */
function safeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
