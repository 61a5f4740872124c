/** One page of a list, and how many rows all pages have. */
export type Page<Row> = {
  rows: Row[]
  total: number
  /** Above a thousand rows providers may estimate. */
  totalIsEstimate: boolean
  /** Of the featured rows, for the addresses of further pages; undefined without turns. */
  turn?: number | undefined
}

/** Row offset and size as the wire takes them, from a page number that begins at 1. */
export function pageQuery(page: number, size: number): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size }
}

/** The highest page number whose offset providers take: none is above 10 000. */
export function lastPage(size: number): number {
  return Math.floor(10_000 / size) + 1
}

export function toPage<Wire, Row>(
  reply: {
    data: readonly Wire[]
    total: number
    total_is_estimate?: boolean
    rotation?: number
  },
  row: (wire: Wire) => Row,
): Page<Row> {
  return {
    rows: reply.data.map(row),
    total: reply.total,
    totalIsEstimate: reply.total_is_estimate ?? false,
    ...(reply.rotation === undefined ? {} : { turn: reply.rotation }),
  }
}
