/** Tags as in OpenStreetMap: https://wiki.openstreetmap.org/wiki/Map_features */
export type Tags = Readonly<Record<string, string>>

export type OsmNode = { id: number; latitude: number; longitude: number; tags: Tags }

export type OsmWay = { id: number; nodes: ArrayLike<number>; tags: Tags }

export type OsmMember = { type: 'node' | 'way' | 'relation'; id: number; role: string }

export type OsmRelation = { id: number; members: readonly OsmMember[]; tags: Tags }

/**
 * All objects of an extract, by id, whatever their order in the file. References may lead nowhere:
 * extracts are cut at their edges.
 */
export type Elements = {
  nodeCount: number
  wayCount: number
  relationCount: number
  /** Writes longitude and latitude in degrees to `out`; false where the extract lacks the node. */
  readPosition: (nodeId: number, out: [longitude: number, latitude: number]) => boolean
  taggedNodes: () => Iterable<OsmNode>
  ways: () => Iterable<OsmWay>
  way: (id: number) => OsmWay | null
  relations: () => Iterable<OsmRelation>
  /** Gives the memory back; there are no objects afterwards. */
  free: () => void
}

/** For the build report: streets written, broken relations skipped. */
export type Counts = {
  /** Adds to a count by its English name in the plural, as the operator reads it. */
  add: (what: string, count?: number) => void
  /** The same for what is skipped, with the reason. */
  skip: (what: string, count?: number) => void
}
