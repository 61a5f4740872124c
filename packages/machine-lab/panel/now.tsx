import React from 'react'
import type { Chart } from '../chart/chart.ts'
import { placeWords, remainingWords, targetWords, wordsFromKey } from '../view/words.ts'
import type { FlowChoice, FlowMoment, FlowView, Option } from './flow.ts'

type NowProps = {
  chart: Chart
  moment: FlowMoment
  view: FlowView
  seenAt: number
  showsKeys: boolean
  /** Names the machine in choices that are not the flow's own. */
  machine: { machine?: string }
  onChoose: (choice: FlowChoice) => void
  onReal: (src: string, isReal: boolean) => void
  onClock: (isRunning: boolean) => void
}

/** All that can happen now: events, answers in the place of actors, and time. */
export function Now(props: NowProps) {
  const { chart, moment, view, showsKeys, machine, onChoose, onReal } = props
  return (
    <>
      <section className="now" aria-label="Now">
        <h2>{describePlace(chart, moment)}</h2>
        {showsKeys ? <p className="key">{moment.active.filter(Boolean).join(', ')}</p> : null}
        {moment.fault ? <p className="bad">{moment.fault}</p> : null}
      </section>
      {moment.held.map(({ key, src, isHeld, answers }) => (
        <section key={key}>
          <h3>
            {showsKeys ? key : wordsFromKey(key)} {isHeld ? 'waits for an answer' : 'runs for real'}
          </h3>
          <div className="stack">
            {answers.map((answer) => (
              <OptionButton
                key={answer.name}
                option={answer}
                chart={chart}
                showsKeys={showsKeys}
                onPress={() =>
                  onChoose({ kind: 'outcome', actor: key, name: answer.name, ...machine })
                }
              />
            ))}
            <label className="inline quiet">
              <input
                type="checkbox"
                checked={view.real.includes(src)}
                onChange={({ target }) => onReal(src, target.checked)}
              />
              Let it run for real
            </label>
          </div>
        </section>
      ))}
      <section>
        <h3>Events</h3>
        <div className="stack">
          {moment.events.map((option) => (
            <OptionButton
              key={option.name}
              option={option}
              chart={chart}
              showsKeys={showsKeys}
              onPress={() => onChoose({ kind: 'event', name: option.name, ...machine })}
            />
          ))}
          {moment.events.length === 0 ? <p className="quiet">Nothing is heard now.</p> : null}
          {moment.events.length > 0 && moment.unheard > 0 ? (
            <p className="quiet">{moment.unheard} others change nothing here.</p>
          ) : null}
        </div>
      </section>
      <Time {...props} />
    </>
  )
}

function describePlace(chart: Chart, { status, active }: FlowMoment): string {
  const place = placeWords(chart, active)
  if (status === 'absent') return 'Not started on this screen'
  if (status === 'done') return `Ended: ${place}`
  if (status === 'error') return 'The machine failed'
  return status === 'stopped' ? `Stopped: ${place}` : place
}

type OptionButtonProps = {
  option: Option
  chart: Chart
  showsKeys: boolean
  onPress: () => void
}

function OptionButton({ option, chart, showsKeys, onPress }: OptionButtonProps) {
  const taken = chart.transitions.filter(({ id }) => option.takes.includes(id))
  const leads = [...new Set(taken.map((transition) => targetWords(chart, transition)))]
  return (
    <button type="button" className="option" onClick={onPress}>
      {option.name}
      {leads.length > 0 ? <small>→ {leads.join(', ')}</small> : <small>changes nothing</small>}
      {showsKeys ? <small className="key">{option.takes.join(' ') || option.type}</small> : null}
    </button>
  )
}

function Time({ chart, moment, view, seenAt, showsKeys, machine, onChoose, onClock }: NowProps) {
  const passed = usePassed(seenAt, view.isClockRunning && moment.timers.length > 0)
  const [first] = moment.timers
  const transition = chart.transitions.find(
    ({ event, source }) => event === first?.event && moment.active.includes(source),
  )
  return (
    <section>
      <h3>Time</h3>
      <div className="stack">
        {first ? (
          <button
            type="button"
            className="option"
            onClick={() => onChoose({ kind: 'time', ...machine })}
          >
            Next timer: in {remainingWords(Math.max(0, first.milliseconds - passed))}
            {transition ? <small>→ {targetWords(chart, transition)}</small> : null}
            {showsKeys ? <small className="key">{first.event}</small> : null}
          </button>
        ) : (
          <p className="quiet">No timer runs.</p>
        )}
        <label className="inline quiet">
          <input
            type="checkbox"
            checked={!view.isClockRunning}
            onChange={({ target }) => onClock(!target.checked)}
          />
          Stop the clock
        </label>
      </div>
    </section>
  )
}

/** Milliseconds since a moment, four times a second while something counts down. */
function usePassed(since: number, isCounting: boolean): number {
  const [now, setNow] = React.useState(since)
  React.useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isCounting])
  return isCounting ? Math.max(0, now - since) : 0
}
