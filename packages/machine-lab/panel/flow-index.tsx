import React from 'react'
import { readChart } from '../chart/read-chart.ts'
import { wordsFromKey } from '../view/words.ts'
import type { SituationWords } from '../walk/situations.ts'
import type { Drawings, Flow } from './flow.ts'
import { storyLink } from './run-link.ts'
import {
  bestRank,
  hasWords,
  missingWords,
  searchSituations,
  wayWords,
} from './search-situations.ts'

/** A flow story as the index lists it. */
export type IndexedFlow = { storyId: string; title: string; name: string; flow: Flow }

const MAX_SHOWN = 12

type Found = { situations: SituationWords[]; left: string; taken: number; total: number }

type FlowIndexProps = {
  flows: readonly IndexedFlow[]
  drawings: Drawings
  /** Address of the Storybook. */
  base: string
}

/** All flows on one page: pictures, words, coverage, and a link to each situation. */
export function FlowIndex({ flows, drawings, base }: FlowIndexProps) {
  const [wanted, setWanted] = React.useState('')
  const found = useFound(flows)
  const isSearching = wanted.trim() !== ''
  const known = flows.filter(({ storyId }) => found.has(storyId)).length
  const hits = React.useMemo(() => findHits(flows, found, wanted), [flows, found, wanted])
  const count = hits.reduce((sum, { situations }) => sum + situations.length, 0)
  return (
    <div className="lab-index">
      <style>{STYLE}</style>
      <h1>All flows</h1>
      <p>
        Each flow is a real screen beside the chart of its machine. A link opens the screen in just
        that situation.
      </p>
      <label>
        Search situations
        <input
          type="search"
          value={wanted}
          placeholder="expired, too many, rejected …"
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <p role="status">
        {known < flows.length
          ? `Looking for situations: ${known} of ${flows.length} flows`
          : isSearching
            ? `${counted(count)} in ${hits.length} of ${flows.length} flows`
            : `${flows.length} flows`}
      </p>
      <ul>
        {hits.map(({ indexed, situations }) => (
          <li key={indexed.storyId}>
            <FlowCard
              indexed={indexed}
              situations={situations}
              drawings={drawings}
              base={base}
              isOpen={isSearching && situations.length > 0}
              found={found.get(indexed.storyId) ?? null}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type Hit = { indexed: IndexedFlow; situations: SituationWords[]; rank: number }

/**
 * Flows that have the words, those with a situation of just that title first. Words of a flow's own
 * title count for each of its situations.
 */
function findHits(
  flows: readonly IndexedFlow[],
  found: ReadonlyMap<string, Found>,
  wanted: string,
): Hit[] {
  const hits = flows.flatMap((indexed): Hit[] => {
    const all = found.get(indexed.storyId)?.situations ?? []
    const { title, name, flow } = indexed
    const rest = missingWords(`${title} ${name}`, wanted)
    if (rest === '') return [{ indexed, situations: all, rank: 0 }]
    const rank = bestRank(all, rest)
    if (rank !== null) return [{ indexed, situations: searchSituations(all, rest), rank }]
    const { description = '' } = flow.samples.machine.root
    return hasWords(description, rest) ? [{ indexed, situations: all, rank: Infinity }] : []
  })
  return hits.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
}

type FlowCardProps = {
  indexed: IndexedFlow
  drawings: Drawings
  base: string
  situations: readonly SituationWords[]
  isOpen: boolean
  found: Found | null
}

function FlowCard({ indexed, drawings, base, situations, isOpen, found }: FlowCardProps) {
  const { storyId, title, name, flow } = indexed
  const { machine } = flow.samples
  const { description } = machine.root
  return (
    <article>
      <Thumbnail load={() => drawings(machine.id)} name={machine.id} />
      <div>
        <h2>
          <a href={storyLink(base, storyId, [])} target="_top">
            {title}: {name}
          </a>
        </h2>
        {description ? <p>{description}</p> : null}
        {found ? (
          <p className="quiet">
            {wordsFromKey(machine.id)}: {found.taken} of {found.total} transitions from this screen.{' '}
            {found.left}
          </p>
        ) : null}
        {found ? (
          <SituationList
            key={`${isOpen}`}
            situations={situations}
            isOpen={isOpen}
            base={base}
            storyId={storyId}
          />
        ) : (
          <p className="quiet">Looking for situations…</p>
        )}
      </div>
    </article>
  )
}

type SituationListProps = {
  situations: readonly SituationWords[]
  isOpen: boolean
  base: string
  storyId: string
}

function counted(situations: number): string {
  return situations === 1 ? '1 situation' : `${situations} situations`
}

/** Links to situations: made when they are to be seen, and not all at once. */
function SituationList({ situations, isOpen, base, storyId }: SituationListProps) {
  const [isShown, setIsShown] = React.useState(isOpen)
  const [isWhole, setIsWhole] = React.useState(false)
  const shown = isShown ? situations.slice(0, isWhole ? undefined : MAX_SHOWN) : []
  const more = situations.length - shown.length
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>{counted(situations.length)}</summary>
      <ol>
        {shown.map((situation) => (
          <li key={situation.key}>
            <a href={storyLink(base, storyId, situation.run)} target="_top">
              {situation.title}
            </a>
            <small>{wayWords(situation)}</small>
          </li>
        ))}
      </ol>
      {isShown && more > 0 ? (
        <button type="button" onClick={() => setIsWhole(true)}>
          Show {more} more
        </button>
      ) : null}
    </details>
  )
}

/** As a picture, so that the page does not hold the thousands of elements of all charts. */
function Thumbnail({ load, name }: { load: () => Promise<string | null>; name: string }) {
  const [svg, setSvg] = React.useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a machine's drawing is loaded once
  React.useEffect(() => {
    let isShown = true
    void load().then((loaded) => isShown && setSvg(loaded ?? ''))
    return () => {
      isShown = false
    }
  }, [name])
  return (
    <div className="thumbnail">
      {svg ? <img alt="" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} /> : null}
    </div>
  )
}

/** Walks one flow after another while the page is idle. */
function useFound(flows: readonly IndexedFlow[]): ReadonlyMap<string, Found> {
  const [found, setFound] = React.useState<ReadonlyMap<string, Found>>(new Map())
  React.useEffect(() => {
    let isShown = true
    const work = async () => {
      const { walkFrom } = await import('./situations.ts')
      const { listSituations } = await import('../walk/situations.ts')
      for (const { storyId, flow } of flows) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        if (!isShown) return
        const one = findOne(() => walkFrom(flow, flow.samples.events), flow, listSituations)
        setFound((old) => new Map([...old, [storyId, one]]))
      }
    }
    void work()
    return () => {
      isShown = false
    }
  }, [flows])
  return found
}

type Find = typeof import('../walk/situations.ts')['listSituations']

function findOne(walk: () => Parameters<Find>[0], { samples }: Flow, situationsOf: Find): Found {
  try {
    const walked = walk()
    return {
      situations: situationsOf(walked),
      left: walked.left ? 'The search ended early.' : '',
      taken: Object.keys(walked.taken).length,
      total: readChart(samples.machine).transitions.length,
    }
  } catch (error) {
    return { situations: [], left: String(error), taken: 0, total: 0 }
  }
}

/** Colors follow the page's `color-scheme`. */
const STYLE = `
.lab-index{max-width:68rem;margin:0 auto;padding:1.5rem;font:15px/1.5 ui-sans-serif,system-ui,sans-serif;color:light-dark(#1f2733,#e6ebf2)}
.lab-index h1{font-size:1.75rem;font-weight:700}.lab-index h2{font-size:1.1rem;font-weight:700}
.lab-index ul,.lab-index ol{list-style:none;margin:0;padding:0}
.lab-index label{display:block;margin-top:1rem;font-weight:600}.lab-index [role=status]{margin:.75rem 0 1rem;color:light-dark(#4d5967,#a3b0c0)}
.lab-index input{display:block;width:100%;max-width:30rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid #64748b;border-radius:6px;background:light-dark(#fff,#151f2b);color:inherit;font-weight:400}
.lab-index article{display:grid;grid-template-columns:16rem 1fr;gap:1.25rem;padding:1.25rem 0;border-top:1px solid light-dark(#cbd5e1,#3b4a5c)}
.lab-index .thumbnail{height:11rem;overflow:hidden;border:1px solid light-dark(#cbd5e1,#3b4a5c);border-radius:8px;background:light-dark(#fff,#151f2b)}
.lab-index .thumbnail img{width:100%;height:100%;object-fit:contain}
.lab-index button{margin-top:.5rem;padding:.35rem .75rem;border:1px solid #64748b;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}
.lab-index a{color:light-dark(#0b5d56,#5eead4);text-decoration:underline}.lab-index summary{cursor:pointer;font-weight:600;margin-top:.5rem}
.lab-index ol li{padding:.4rem 0;border-bottom:1px solid light-dark(#e2e8f0,#263445);overflow-wrap:anywhere}
.lab-index small{display:block;color:light-dark(#4d5967,#a3b0c0);font-size:.8rem}.lab-index .quiet{color:light-dark(#4d5967,#a3b0c0);font-size:.875rem}
.lab-index :focus-visible{outline:2px solid light-dark(#0b5d56,#5eead4);outline-offset:2px}
@media(max-width:640px){.lab-index article{grid-template-columns:1fr}}
`
