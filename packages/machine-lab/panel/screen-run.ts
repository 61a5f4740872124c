import type { AnyMachineSnapshot } from 'xstate'
import type { Choice, Samples } from '../walk/samples.ts'
import { runWords } from '../walk/situations.ts'
import type { Situation, Walk } from '../walk/walk.ts'
import { currentSession } from './conductor.ts'
import { screenFaults } from './dead-ends.ts'
import type { Flow, FlowChoice } from './flow.ts'
import { until } from './play-run.ts'
import { screenMarkup } from './screen-markup.ts'
import type { Session } from './session.ts'
import { walkFrom } from './situations.ts'

/** Milliseconds that a screen which always changes is waited for. */
const MAX_SETTLING = 2_000
const WHOLE_PAGE = { subtree: true, childList: true, attributes: true, characterData: true }

export type ScreenRunOptions = {
  flow: Flow
  /** Shows the story anew and gives its canvas. */
  show(): Promise<HTMLElement>
  /**
   * Throws for what is wrong with the screen beyond headings and dead ends. Asked once for each
   * screen, as many situations look the same.
   */
  check(situation: string): Promise<void>
  /** Also every event, answer and timer of every situation. */
  isWhole: boolean
}

/**
 * Drives a flow's real screen to its situations by the shortest way; in the short form, to one of
 * each kind. Each step is an act on the screen; in the short form only the first time, afterwards
 * its choice. Gives all faults in words.
 */
export async function driveScreen(options: ScreenRunOptions): Promise<string[]> {
  const { flow } = options
  const unknown = namingFaults(flow)
  if (unknown.length > 0) return unknown
  const walked = walkedOnScreen(flow)
  const byRun = new Map(walked.situations.map((situation) => [toKey(situation.run), situation]))
  const faults: string[] = []
  const checked: Checked = { situations: new Set(), screens: new Set() }
  const broken = new Set<string>()
  const aims = options.isWhole ? walked.situations : oneOfEachKind(walked.situations)
  for (const run of listRuns(aims)) {
    if (run.some((_, index) => broken.has(toKey(run.slice(0, index + 1))))) continue
    try {
      await drive(options, run, byRun, checked)
    } catch (error) {
      const { at, message } = located(error, run)
      broken.add(toKey(at))
      faults.push(`${runWords(at)}: ${message}`)
    }
  }
  return options.isWhole ? [...faults, ...(await driveEdges(options, walked))] : faults
}

type Checked = {
  situations: Set<string>
  /** By markup. */
  screens: Set<string>
}

/** Each event is either done on this screen or said to be elsewhere. */
function namingFaults({ samples, acts, offered = {}, elsewhere = {} }: Flow): string[] {
  const events = Object.keys(samples.events)
  return [
    ...events
      .filter((name) => !(name in acts) && !(name in elsewhere))
      .map((name) => `The event “${name}” has no act and is not said to be elsewhere.`),
    ...[...Object.keys(acts), ...Object.keys(elsewhere), ...Object.keys(offered)]
      .filter((name) => !events.includes(name))
      .map((name) => `The samples have no event “${name}”.`),
  ]
}

function walkedOnScreen(flow: Flow): Walk {
  const events = Object.fromEntries(
    Object.entries(flow.samples.events).filter(([name]) => name in flow.acts),
  ) as Samples['events']
  const session = currentSession()
  const work = () => walkFrom(flow, events)
  const walked = session ? session.seam.aside(work) : work()
  const begun = walked.situations.filter(({ run }) => run.length === 1 || isBegun(flow, run))
  return { ...walked, situations: withinReach(begun, flow.offered ?? {}) }
}

/** Every run begins with the screen's opening events. */
function isBegun({ opensWith }: Flow, [, first]: readonly Choice[]): boolean {
  return opensWith === undefined || (first?.kind === 'event' && first.name === opensWith)
}

/** Without situations behind an act in a state where the screen does not offer it. */
function withinReach(
  situations: readonly Situation[],
  offered: NonNullable<Flow['offered']>,
): Situation[] {
  const states = new Map(situations.map(({ run, value }) => [toKey(run), listIds(value)]))
  const isOffered = (choice: Choice, before: readonly Choice[]) => {
    const isIn = choice.kind === 'event' ? offered[choice.name] : undefined
    return isIn === undefined || isIn(states.get(toKey(before)) ?? [])
  }
  return situations.filter(({ run }) =>
    run.every((choice, index) => isOffered(choice, run.slice(0, index))),
  )
}

/** Ids of all states of a value, such as `coding.code`. */
function listIds(value: unknown, around = ''): string[] {
  if (typeof value === 'string') return [around + value]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => [
    around + key,
    ...listIds(inner, `${around}${key}.`),
  ])
}

/** The first situation of each state, for each choice that leads into it. */
function oneOfEachKind(situations: readonly Situation[]): Situation[] {
  const kinds = new Map<string, Situation>()
  for (const situation of situations) {
    const kind = JSON.stringify([situation.status, situation.value, situation.run.at(-1)])
    if (!kinds.has(kind)) kinds.set(kind, situation)
  }
  return [...kinds.values()]
}

/** The runs that pass through all situations: those that are no beginning of another. */
function listRuns(situations: readonly Situation[]): Choice[][] {
  const beginnings = new Set(
    situations.flatMap(({ run }) => run.map((_, length) => toKey(run.slice(0, length)))),
  )
  return situations.flatMap(({ run }) => (beginnings.has(toKey(run)) ? [] : [run]))
}

async function drive(
  options: ScreenRunOptions,
  run: readonly Choice[],
  byRun: ReadonlyMap<string, Situation>,
  checked: Checked,
): Promise<void> {
  const { session, canvas } = await shown(options)
  const isShort = !options.isWhole && !options.flow.holdsInput
  /** The screen may not show yet what was chosen. */
  let isBehind = false
  for (const [index, choice] of run.entries()) {
    const at = run.slice(0, index + 1)
    const key = toKey(at)
    const isLeftAtOnce = index === 0 && options.flow.opensWith !== undefined
    if (isLeftAtOnce) continue
    try {
      const isDone = index === 1 && options.flow.opensWith !== undefined
      if (!isDone && isShort && checked.situations.has(key)) {
        session.choose(choice)
        isBehind = true
      } else if (!isDone) {
        if (isBehind) await settled(canvas)
        isBehind = false
        await take(options.flow, session, canvas, choice)
      }
      const situation = byRun.get(key)
      if (situation) await arrived(session, situation)
      if (!situation || checked.situations.has(key)) continue
      checked.situations.add(key)
      await settled(canvas)
      await withoutFaults(canvas, session)
      const screen = screenMarkup(canvas.ownerDocument)
      if (checked.screens.has(screen)) continue
      await options.check(runWords(at))
      checked.screens.add(screen)
    } catch (error) {
      throw Object.assign(new Error(toMessage(error)), { at })
    }
  }
}

async function shown({ show }: ScreenRunOptions) {
  const canvas = await show()
  const session = currentSession()
  if (!session) throw new Error('The story names no flow')
  await until(() => session.primary() !== null, 'The screen has not started its machine')
  session.seam.clock.stand()
  return { session, canvas }
}

async function take(flow: Flow, session: Session, canvas: HTMLElement, choice: FlowChoice) {
  const act = choice.kind === 'event' ? flow.acts[choice.name] : undefined
  if (typeof act !== 'function') return session.choose(choice)
  await act({ canvasElement: canvas.ownerDocument.body })
}

async function arrived(session: Session, { value, status }: Situation): Promise<void> {
  const read = (): AnyMachineSnapshot | undefined => session.primary()?.getSnapshot()
  const isThere = () => status !== 'active' || isSame(read()?.value, value)
  const missed = () =>
    `the screen is in ${JSON.stringify(read()?.value)}, not ${JSON.stringify(value)}`
  await until(isThere, 'late').catch(() => {
    throw new Error(missed())
  })
}

/** Waits for parts that load late. */
async function withoutFaults(canvas: HTMLElement, session: Session): Promise<void> {
  const faults = () => screenFaults(canvas, session)
  await until(() => faults().length === 0, 'late').catch(() => {
    const [fault] = faults()
    if (fault) throw new Error(fault)
  })
}

/** Every way on from every situation: there by choices alone, on by an act. */
async function driveEdges(options: ScreenRunOptions, { situations }: Walk): Promise<string[]> {
  const faults: string[] = []
  for (const { run, status } of situations) {
    if (status !== 'active') continue
    for (const choice of await waysOn(options, run)) {
      try {
        const { session, canvas } = await toSituation(options, run)
        await take(options.flow, session, canvas, choice)
        await settled(canvas)
        const { error } = session.primary()?.getSnapshot() ?? {}
        if (error) throw error
        await withoutFaults(canvas, session)
      } catch (error) {
        faults.push(`${runWords([...run, choice])}: ${toMessage(error)}`)
      }
    }
  }
  return faults
}

async function toSituation(options: ScreenRunOptions, run: readonly Choice[]) {
  const there = await shown(options)
  for (const choice of run) there.session.choose(choice)
  await settled(there.canvas)
  return there
}

async function waysOn(options: ScreenRunOptions, run: readonly Choice[]): Promise<Choice[]> {
  const { session } = await toSituation(options, run)
  const [moment] = session.moments()
  if (!moment) return []
  const { acts, offered = {} } = options.flow
  const isOffered = (name: string) => name in acts && (offered[name]?.(moment.active) ?? true)
  return [
    ...moment.events
      .filter(({ name }) => isOffered(name))
      .map(({ name }): Choice => ({ kind: 'event', name })),
    ...moment.held.flatMap(({ key, answers }) =>
      answers.map(({ name }): Choice => ({ kind: 'outcome', actor: key, name })),
    ),
    ...(moment.timers.length > 0 ? [{ kind: 'time' } satisfies Choice] : []),
  ]
}

/** Until React has painted what the machine told it, and the page changes no more. */
async function settled({ ownerDocument }: HTMLElement): Promise<void> {
  let isChanged = false
  const watcher = new MutationObserver(() => {
    isChanged = true
  })
  watcher.observe(ownerDocument, WHOLE_PAGE)
  const end = performance.now() + MAX_SETTLING
  do {
    isChanged = false
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  } while (isChanged && performance.now() < end)
  watcher.disconnect()
}

function toKey(run: readonly Choice[]): string {
  return JSON.stringify(run)
}

/** State values, whatever the order of their regions. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

function located(error: unknown, run: Choice[]): { at: Choice[]; message: string } {
  const { at = run } = error as { at?: Choice[] }
  return { at, message: toMessage(error) }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
