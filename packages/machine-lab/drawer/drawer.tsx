import React from 'react'
import { createRoot } from 'react-dom/client'
import type { AnyMachineSnapshot } from 'xstate'
import { readChart } from '../chart/read-chart.ts'
import { STYLE } from '../draw/style.ts'
import { activeStates } from '../panel/read-moment.ts'
import { ChartView } from '../view/chart-view.tsx'
import { contextLines } from '../view/context-lines.ts'
import { StateTree } from '../view/state-tree.tsx'
import { placeWords, wordsFromKey } from '../view/words.ts'
import { DRAWER_STYLE } from './drawer-style.ts'
import { isActive, type LiveMachine, type MachineWatch } from './watch-machines.ts'

/** Shows the drawer; gives what opens and closes it. */
export function mountDrawer(watch: MachineWatch, mark: string): () => void {
  const host = document.createElement(mark)
  const shadow = host.attachShadow({ mode: 'open' })
  // A page may allow no inline style.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE + DRAWER_STYLE)
  shadow.adoptedStyleSheets = [sheet]
  const root = createRoot(shadow)
  let before: Element | null = null
  const close = () => {
    root.render(null)
    host.remove()
    if (before instanceof HTMLElement) before.focus()
  }
  const open = () => {
    before = document.activeElement
    document.body.append(host)
    root.render(<Drawer watch={watch} onClose={close} />)
  }
  open()
  return () => (host.isConnected ? close() : open())
}

type DrawerProps = { watch: MachineWatch; onClose: () => void }

function Drawer({ watch, onClose }: DrawerProps) {
  const machines = React.useSyncExternalStore(watch.subscribe, watch.machines)
  const [wanted, setWanted] = React.useState<number | null>(null)
  const shown = machines.find(({ number }) => number === wanted) ?? machines[0]
  const frame = React.useRef<HTMLElement>(null)
  React.useEffect(() => frame.current?.focus(), [])
  return (
    <section
      ref={frame}
      role="dialog"
      aria-label="Machines of this page"
      className="drawer"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="bar">
        <h2>Machines of this page</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {shown ? (
        <>
          <ul className="machines" aria-label="Machines">
            {machines.map((each) => (
              <li key={each.number}>
                <button
                  type="button"
                  aria-pressed={each === shown}
                  onClick={() => setWanted(each.number)}
                >
                  {wordsFromKey(each.actor.logic.id)}
                  {isActive(each.actor) ? null : <small> ended</small>}
                </button>
              </li>
            ))}
          </ul>
          <Machine key={shown.number} live={shown} />
        </>
      ) : (
        <p className="empty">No machine has started on this page.</p>
      )}
    </section>
  )
}

/** One machine: its lit chart, its values and its last events. */
function Machine({ live }: { live: LiveMachine }) {
  const [showsTree, setShowsTree] = React.useState(false)
  const { actor, taken, steps } = live
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { chart, svg, fault } = useDrawing(live)
  if (!chart) return <p className="empty bad">{fault}</p>
  const active = activeStates(snapshot)
  const next = chart.transitions.filter(({ source }) => active.includes(source))
  return (
    <>
      <div className="bar">
        <p role="status">
          <strong>{placeWords(chart, active)}</strong>
          {snapshot.status === 'active' ? null : ` (${snapshot.status})`}
        </p>
        <button type="button" aria-pressed={showsTree} onClick={() => setShowsTree(!showsTree)}>
          As a tree
        </button>
      </div>
      <div className="stage">
        {showsTree ? (
          <StateTree chart={chart} active={active} showsKeys />
        ) : svg ? (
          <ChartView
            svg={svg}
            active={active}
            label={wordsFromKey(chart.id)}
            next={next.map(({ id }) => id)}
            last={taken}
            covered={null}
            theme={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}
          />
        ) : (
          <p className="empty">{fault || 'Drawing the chart…'}</p>
        )}
      </div>
      <div className="facts">
        <details>
          <summary>Values</summary>
          <table>
            <tbody>
              {contextLines(undefined, snapshot.context).map(({ path, after }) => (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <details>
          <summary>Events ({steps.length})</summary>
          <ol reversed>
            {steps.map(({ number, event }) => (
              <li key={number}>{event}</li>
            ))}
          </ol>
        </details>
      </div>
    </>
  )
}

/** Read at once, drawn when the layout has been loaded. */
function useDrawing({ actor }: LiveMachine) {
  const [svg, setSvg] = React.useState('')
  const [late, setLate] = React.useState('')
  const { chart, fault } = React.useMemo(() => {
    try {
      return { chart: readChart(actor.logic), fault: '' }
    } catch (error) {
      return { chart: null, fault: String(error) }
    }
  }, [actor])
  React.useEffect(() => {
    let isShown = true
    const draw = async () => {
      if (!chart) return
      const { drawChart } = await import('../draw/draw-chart.ts')
      const drawn = await drawChart(chart)
      // The sheet of the drawer has these rules.
      if (isShown) setSvg(drawn.replace(/<style>.*?<\/style>/s, ''))
    }
    draw().catch((error) => isShown && setLate(String(error)))
    return () => {
      isShown = false
    }
  }, [chart])
  return { chart, svg, fault: fault || late }
}
