import React, { type KeyboardEvent } from 'react'
import type { Chart, ChartState } from '../chart/chart.ts'
import { stateWords, wordsFromKey } from './words.ts'

type StateTreeProps = { chart: Chart; active: readonly string[]; showsKeys: boolean }

/** The chart as a tree, for keyboards and screen readers. */
export function StateTree({ chart, active, showsKeys }: StateTreeProps) {
  const [closed, setClosed] = React.useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = React.useState('')
  const on = new Set(active)
  const shown = visibleStates(chart.root, closed)
  const focused = shown.some(({ id }) => id === wanted) ? wanted : ''

  const focus = (from: HTMLElement, id: string | undefined) => {
    if (id === undefined) return
    setWanted(id)
    const items = from.closest('[role=tree]')?.querySelectorAll<HTMLElement>('[role=treeitem]')
    for (const item of items ?? []) if (item.dataset.id === id) item.focus()
  }
  const toggle = (id: string, isClosed: boolean) =>
    setClosed((old) => {
      const changed = new Set(old)
      if (isClosed) changed.add(id)
      else changed.delete(id)
      return changed
    })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown.findIndex(({ id }) => id === focused)
    const state = shown[at]
    if (!state) return
    const isOpen = state.children.length > 0 && !closed.has(state.id)
    const parent = shown.findLast(({ children }) => children.includes(state))
    const enter = (from: HTMLElement) =>
      isOpen ? focus(from, state.children[0]?.id) : toggle(state.id, false)
    const leave = (from: HTMLElement) => (isOpen ? toggle(state.id, true) : focus(from, parent?.id))
    const act = new Map([
      ['ArrowDown', () => focus(event.currentTarget, shown[at + 1]?.id)],
      ['ArrowUp', () => focus(event.currentTarget, shown[at - 1]?.id)],
      ['Home', () => focus(event.currentTarget, shown[0]?.id)],
      ['End', () => focus(event.currentTarget, shown.at(-1)?.id)],
      ['ArrowRight', () => enter(event.currentTarget)],
      ['ArrowLeft', () => leave(event.currentTarget)],
    ]).get(event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  const item = (state: ChartState, level: number) => {
    const isOpen = state.children.length > 0 ? !closed.has(state.id) : undefined
    return (
      <div
        key={state.id}
        role="treeitem"
        aria-level={level}
        aria-expanded={isOpen}
        aria-current={on.has(state.id) || undefined}
        aria-selected={on.has(state.id)}
        aria-label={`${toName(state, chart, showsKeys)}${on.has(state.id) ? ', active' : ''}`}
        tabIndex={state.id === focused ? 0 : -1}
        data-id={state.id}
        data-on={on.has(state.id)}
        onFocus={(event) => {
          event.stopPropagation()
          setWanted(state.id)
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the tree */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the row belongs to its tree item */}
        <div className="row" onClick={() => toggle(state.id, isOpen === true)}>
          <span className="mark" aria-hidden>
            {isOpen === undefined ? (on.has(state.id) ? '●' : '○') : isOpen ? '▾' : '▸'}
          </span>
          <span>
            {toName(state, chart, showsKeys)}
            {state.kind === 'final' ? <span className="quiet"> (end)</span> : null}
            {state.kind === 'parallel' ? <span className="quiet"> (all at once)</span> : null}
          </span>
        </div>
        {isOpen ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of tree items
          <div role="group">{state.children.map((child) => item(child, level + 1))}</div>
        ) : null}
      </div>
    )
  }

  return (
    <div role="tree" className="tree" aria-label="States" onKeyDown={onKeyDown}>
      {item(chart.root, 1)}
    </div>
  )
}

function toName(state: ChartState, chart: Chart, showsKeys: boolean): string {
  if (state.id === '') return showsKeys ? chart.id : wordsFromKey(chart.id)
  return showsKeys ? state.key : stateWords(state)
}

function visibleStates(state: ChartState, closed: ReadonlySet<string>): ChartState[] {
  if (closed.has(state.id)) return [state]
  return [state, ...state.children.flatMap((child) => visibleStates(child, closed))]
}
