import React from 'react'
import { readChart } from '../chart/read-chart.ts'
import { chartElement } from '../view/chart-light.ts'
import { wordsFromKey } from '../view/words.ts'
import type { SituationWords } from '../walk/situations.ts'
import type { Drawings, Flow } from './flow.ts'
import { storyLink } from './run-link.ts'

/** A flow story as the index lists it. */
export type IndexedFlow = { storyId: string; title: string; name: string; flow: Flow }

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
  const words = wanted.trim().toLowerCase()
  const known = flows.filter(({ storyId }) => found.has(storyId)).length
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
          : `${flows.length} flows`}
      </p>
      <ul>
        {flows.map((indexed) => (
          <li key={indexed.storyId}>
            <FlowCard
              {...{ indexed, drawings, base, words }}
              found={found.get(indexed.storyId) ?? null}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type FlowCardProps = {
  indexed: IndexedFlow
  drawings: Drawings
  base: string
  words: string
  found: Found | null
}

function FlowCard({ indexed, drawings, base, words, found }: FlowCardProps) {
  const { storyId, title, name, flow } = indexed
  const { machine } = flow.samples
  const { description } = machine.root
  const said = [title, name, description ?? ''].join(' ').toLowerCase()
  const situations = (found?.situations ?? []).filter(({ title: place, told, steps }) =>
    [place, told, ...steps].some((text) => text.toLowerCase().includes(words)),
  )
  if (words && situations.length === 0 && !said.includes(words)) return null
  const shown = situations.length > 0 ? situations : (found?.situations ?? [])
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
        <details open={words !== ''}>
          <summary>{found ? `${shown.length} situations` : 'Looking for situations…'}</summary>
          <ol>
            {shown.map((situation) => (
              <li key={situation.key}>
                <a href={storyLink(base, storyId, situation.run)} target="_top">
                  {situation.title}
                </a>
                <small>{situation.steps.slice(1).join(' → ')}</small>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </article>
  )
}

function Thumbnail({ load, name }: { load: () => Promise<string | null>; name: string }) {
  const place = React.useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a machine's drawing is loaded once
  React.useEffect(() => {
    let isShown = true
    void load().then((svg) => {
      const drawing = svg ? chartElement(svg) : null
      if (!drawing || !isShown) return
      drawing.removeAttribute('width')
      drawing.removeAttribute('height')
      drawing.setAttribute('aria-hidden', 'true')
      place.current?.replaceChildren(drawing)
    })
    return () => {
      isShown = false
    }
  }, [name])
  return <div ref={place} className="thumbnail" />
}

/** Walks one flow after another while the page is idle. */
function useFound(flows: readonly IndexedFlow[]): ReadonlyMap<string, Found> {
  const [found, setFound] = React.useState<ReadonlyMap<string, Found>>(new Map())
  React.useEffect(() => {
    let isShown = true
    const work = async () => {
      const { walkFrom } = await import('./situations.ts')
      const { situationsOf } = await import('../walk/situations.ts')
      for (const { storyId, flow } of flows) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        if (!isShown) return
        const one = findOne(() => walkFrom(flow, flow.samples.events), flow, situationsOf)
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

type Find = typeof import('../walk/situations.ts')['situationsOf']

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

const STYLE = `
.lab-index{max-width:68rem;margin:0 auto;padding:1.5rem;font:15px/1.5 ui-sans-serif,system-ui,sans-serif;color:#1f2733}
.lab-index h1{font-size:1.75rem;font-weight:700}.lab-index h2{font-size:1.1rem;font-weight:700}
.lab-index ul,.lab-index ol{list-style:none;margin:0;padding:0}
.lab-index label{display:block;margin-top:1rem;font-weight:600}.lab-index [role=status]{margin:.75rem 0 1rem;color:#4d5967}
.lab-index input{display:block;width:100%;max-width:30rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid #64748b;border-radius:6px;background:#fff;color:inherit;font-weight:400}
.lab-index article{display:grid;grid-template-columns:16rem 1fr;gap:1.25rem;padding:1.25rem 0;border-top:1px solid #cbd5e1}
.lab-index .thumbnail{height:11rem;overflow:hidden;border:1px solid #cbd5e1;border-radius:8px;background:#fff}
.lab-index .thumbnail svg{width:100%;height:100%}
.lab-index a{color:#0b5d56;text-decoration:underline}.lab-index summary{cursor:pointer;font-weight:600;margin-top:.5rem}
.lab-index ol li{padding:.4rem 0;border-bottom:1px solid #e2e8f0;overflow-wrap:anywhere}
.lab-index small{display:block;color:#4d5967;font-size:.8rem}.lab-index .quiet{color:#4d5967;font-size:.875rem}
.lab-index :focus-visible{outline:2px solid #0b5d56;outline-offset:2px}
[data-theme=dark] .lab-index{color:#e6ebf2}[data-theme=dark] .lab-index a{color:#5eead4}
[data-theme=dark] .lab-index :is(small,.quiet,[role=status]){color:#a3b0c0}[data-theme=dark] .lab-index input{background:#151f2b}
[data-theme=dark] .lab-index :is(article,.thumbnail){border-color:#3b4a5c}[data-theme=dark] .lab-index .thumbnail{background:#0f1720}
@media(max-width:640px){.lab-index article{grid-template-columns:1fr}}
`
