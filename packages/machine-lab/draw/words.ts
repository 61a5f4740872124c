import type { Chart, ChartCause, ChartState, ChartTransition } from '../chart/chart.ts'

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const

const SECOND = 1000

/** Such as `30 s`, `1.5 s` or `1 min 10 s`. */
function durationWords(milliseconds: number): string {
  const [size, unit] = UNITS.find(([each]) => milliseconds >= each) ?? [1, 'ms']
  if (size <= SECOND) return `${Math.round((milliseconds / size) * 100) / 100}\u00a0${unit}`
  const rest = milliseconds % size
  const whole = `${Math.floor(milliseconds / size)}\u00a0${unit}`
  return rest < SECOND ? whole : `${whole} ${durationWords(rest)}`
}

/** As short as a picture needs it; the signs are explained in the pages' legend. */
export function causeLabel(cause: ChartCause): string {
  switch (cause.kind) {
    case 'event':
      return cause.event
    case 'always':
      return ''
    case 'after':
      return delayWords(cause)
    case 'done':
      return `✓ ${actorName(cause.src, cause.actor)}`
    case 'error':
      return `✗ ${actorName(cause.src, cause.actor)}`
    case 'snapshot':
      return `… ${actorName(cause.src, cause.actor)}`
    case 'ended':
      return '✓ ended'
    case 'any':
      return 'any other event'
  }
}

/** For readers that see no picture. */
function causeSentence(cause: ChartCause): string {
  switch (cause.kind) {
    case 'event':
      return `On ${cause.event}`
    case 'always':
      return 'At once'
    case 'after':
      return delayWords(cause).replace('after', 'After')
    case 'done':
      return `When ${actorName(cause.src, cause.actor)} succeeds`
    case 'error':
      return `When ${actorName(cause.src, cause.actor)} fails`
    case 'snapshot':
      return `While ${actorName(cause.src, cause.actor)} reports`
    case 'ended':
      return 'When all inside has ended'
    case 'any':
      return 'On any other event'
  }
}

/** An actor written in place has no name but its id. */
export function actorName(src: string, id: string): string {
  return src.startsWith('xstate.invoke.') ? id : src
}

function delayWords({ delay, milliseconds }: Extract<ChartCause, { kind: 'after' }>): string {
  if (milliseconds === null) return `after ${delay}`
  const duration = durationWords(milliseconds)
  return delay === `${milliseconds}` ? `after ${duration}` : `after ${delay} ${duration}`
}

export function guardLabel({ guard, isElse }: ChartTransition): string {
  if (guard !== null) return `[${guard}]`
  return isElse ? '[else]' : ''
}

/** Without actions that only emit: the emitted event says it. */
export function actionsLabels({
  actions,
  emits,
}: Pick<ChartTransition, 'actions' | 'emits'>): string[] {
  const acting = actions.filter((action) => !emits.includes(action.replace(/^emit /, '')))
  return [
    acting.length > 0 ? `/ ${acting.join('; ')}` : '',
    emits.length > 0 ? `emits ${emits.join(', ')}` : '',
  ].filter(Boolean)
}

/** One sentence about a transition, as its tooltip and in the outline. */
export function transitionSentence(transition: ChartTransition): string {
  const { cause, guard, isElse, targets, actions, emits, isForbidden, isReentering } = transition
  const condition = guard === null ? (isElse ? ' otherwise' : '') : `, if ${guard}`
  const outcome = isForbidden
    ? 'ignored'
    : targets.length > 0
      ? `to ${targets.join(' and ')}`
      : 'stays'
  const first = `${causeSentence(cause)}${condition}: ${outcome}${isReentering ? ', entered again' : ''}`
  return [
    first,
    actions.length > 0 ? `does ${actions.join('; ')}` : '',
    emits.length > 0 ? `emits ${emits.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

export function stateName(state: ChartState, chart: Chart): string {
  return state.id === '' ? chart.id : state.key
}
