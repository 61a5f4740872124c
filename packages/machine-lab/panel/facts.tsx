import React from 'react'
import type { Chart } from '../chart/chart.ts'
import type { ContextLine } from '../view/context-lines.ts'
import { targetWords, wordsFromKey } from '../view/words.ts'
import type { FlowMoment, FlowStep } from './flow.ts'

type GuardsProps = { chart: Chart; moment: FlowMoment; showsKeys: boolean }

/** Each guard of what could happen now, for each sample that it depends on. */
export function Guards({ chart, moment, showsKeys }: GuardsProps) {
  const byId = new Map(chart.transitions.map((transition) => [transition.id, transition]))
  const rows = moment.guards.flatMap((value) => {
    const transition = byId.get(value.transition)
    return transition ? [{ ...value, transition }] : []
  })
  return (
    <details>
      <summary>Conditions ({rows.length})</summary>
      {rows.length === 0 ? (
        <p className="quiet">Nothing depends on a condition now.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Condition</th>
              <th scope="col">With</th>
              <th scope="col">Holds</th>
              <th scope="col">Leads to</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ transition, using, value }) => (
              <tr key={`${transition.id} ${using}`}>
                <td className={showsKeys ? 'key' : undefined}>
                  {showsKeys ? transition.guard : wordsFromKey(transition.guard ?? '')}
                </td>
                <td>{using || '–'}</td>
                <td className={value === true ? 'good' : 'bad'}>
                  {value === 'fails' ? 'throws' : value ? 'yes' : 'no'}
                </td>
                <td>{targetWords(chart, transition)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

/** Values of the machine: what the last step changed, and all of them on demand. */
export function Context({ lines }: { lines: readonly ContextLine[] }) {
  const [isWhole, setIsWhole] = React.useState(false)
  const changed = lines.filter(({ before, after }) => before !== after)
  const shown = isWhole ? lines : changed
  return (
    <details open>
      <summary>Values ({changed.length} changed)</summary>
      <div className="stack">
        <label className="inline quiet">
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
          />
          Show all {lines.length}
        </label>
        {shown.length === 0 ? (
          <p className="quiet">The last step changed no value.</p>
        ) : (
          <table>
            <tbody>
              {shown.map((line) => (
                <tr key={line.path}>
                  <th scope="row" className="key">
                    {line.path}
                  </th>
                  <td>
                    <Difference {...line} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  )
}

function Difference({ before, after }: ContextLine) {
  if (before === after) return after
  return (
    <>
      {before === null ? null : <del>{before}</del>}
      {after === null ? <span className="quiet">gone</span> : <ins>{after}</ins>}
    </>
  )
}

type LogProps = { steps: readonly FlowStep[]; showsKeys: boolean }

const KINDS: Record<FlowStep['kind'], string> = {
  start: 'Start',
  event: 'Event',
  outcome: 'Answer',
  time: 'Time',
  unknown: 'Not in the samples',
}

/** All steps since the start, the last one first. */
export function Log({ steps, showsKeys }: LogProps) {
  return (
    <details>
      <summary>Log ({steps.length})</summary>
      <ol className="log scroll" reversed>
        {steps.toReversed().map((step) => (
          <li key={step.number}>
            <span className="quiet">{KINDS[step.kind]}:</span> {step.name}
            {step.context.map((line) => (
              <div key={line.path}>
                <span className="key">{line.path}</span> <Difference {...line} />
              </div>
            ))}
            {showsKeys ? <div className="key">{step.taken.join(' ')}</div> : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
