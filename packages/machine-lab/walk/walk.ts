import { readChart } from '../chart/read-chart.ts'
import { findingsIn } from './findings.ts'
import { type Prepared, prepare, type Run, replay, startRun, toSource } from './run.ts'
import type { Choice, Limits, Samples } from './samples.ts'
import type { Finding, Left, Situation, Walk, Walked } from './walked.ts'

export type { Situation, Walk } from './walked.ts'

const DEFAULTS: Required<Limits> = { situations: 2_000, length: 60, milliseconds: 120_000 }

/** Tries every choice in every situation, the nearest first. Throws where a chart cannot be read. */
export function walk(samples: Samples): Walk {
  const began = performance.now()
  const { met, answered, ...walked } = new Walker(samples, began).walk()
  const findings = [...met, ...findingsIn(samples, { met, answered, ...walked })]
  return { ...walked, findings, milliseconds: performance.now() - began }
}

class Walker {
  private readonly prepared: Prepared
  private readonly limits: Required<Limits>
  private readonly situations = new Map<string, Situation>()
  private readonly taken = new Map<string, number>()
  private readonly passed = new Set<string>()
  private readonly heard = {
    events: new Map<string, number>(),
    outcomes: new Map<string, number>(),
  }
  private readonly met: Finding[] = []
  private edges = 0
  private left: Left = null
  private readonly samples: Samples
  private readonly began: number

  constructor(samples: Samples, began: number) {
    this.samples = samples
    this.began = began
    this.prepared = prepare(samples)
    this.limits = { ...DEFAULTS, ...samples.limits }
  }

  walk(): Walked {
    const chart = readChart(this.samples.machine)
    for (const input of Object.keys(this.samples.inputs)) {
      const start = { kind: 'start', input } as const
      this.attempt([start], () => {
        const run = startRun(this.prepared, start)
        count(this.taken, run.begun)
        this.note(run, [start])
      })
    }
    let number = 0
    // A map grows while it is gone through: what is found is walked as well.
    for (const situation of this.situations.values()) {
      const limit = this.limitMet(situation)
      if (limit && situation.status === 'active') {
        this.left ??= { limit, situations: 0 }
        this.left.situations += 1
        if (limit !== 'length') {
          this.left.situations = this.situations.size - number
          break
        }
      } else this.explore(situation)
      number += 1
    }
    return {
      chart,
      edges: this.edges,
      left: this.left,
      met: this.met,
      answered: this.prepared.answered,
      situations: [...this.situations.values()],
      taken: Object.fromEntries(this.taken),
      guards: Object.fromEntries(this.prepared.guards),
      passed: [...this.passed],
      heard: {
        events: Object.fromEntries(this.heard.events),
        outcomes: Object.fromEntries(this.heard.outcomes),
      },
    }
  }

  private limitMet({ run }: Situation): keyof Limits | null {
    if (this.situations.size > this.limits.situations) return 'situations'
    if (performance.now() - this.began > this.limits.milliseconds) return 'milliseconds'
    return run.length >= this.limits.length ? 'length' : null
  }

  private explore(situation: Situation) {
    let run = this.replay(situation)
    for (const choice of run?.choices() ?? []) {
      run ??= this.replay(situation)
      if (!run) return
      const choices = [...situation.run, choice]
      const before = run.snapshot()
      const at = run
      const taken = this.attempt(choices, () => at.take(choice))
      this.edges += 1
      if (taken?.length === 0 && at.snapshot() === before) continue
      run = null
      if (!taken) continue
      if (taken.length > 0) {
        situation.heard += 1
        this.noteHeard(choice)
      }
      count(this.taken, taken)
      this.note(at, choices)
    }
  }

  /** Each situation is reached again from the start, and must be the same. */
  private replay({ key, run: choices }: Situation): Run | null {
    const run = this.attempt(choices, () => replay(this.prepared, choices).run)
    if (!run || this.toKey(run) === key) return run
    this.meet('irreproducible', key, 'The same run ends elsewhere the second time.', choices)
    return null
  }

  private note(run: Run, choices: Choice[]) {
    for (const id of run.passed()) this.passed.add(id)
    const { status, value, error } = run.snapshot()
    if (status === 'error') this.meet('error', this.samples.machine.id, toMessage(error), choices)
    const key = this.toKey(run)
    if (this.situations.has(key)) return
    this.situations.set(key, {
      key,
      value,
      status,
      heard: 0,
      detail: this.getDetail(run),
      running: run.running(),
      run: choices,
    })
  }

  private getDetail(run: Run): unknown {
    const { status, value, context } = run.snapshot()
    return status === 'error' ? undefined : this.samples.situation?.({ value, context })
  }

  private toKey(run: Run): string {
    const { status, value } = run.snapshot()
    return JSON.stringify([status, value, this.getDetail(run), run.running(), run.nextTimer()])
  }

  private noteHeard(choice: Choice) {
    if (choice.kind === 'event') count(this.heard.events, [choice.name])
    if (choice.kind === 'outcome') {
      count(this.heard.outcomes, [`${toSource(choice.actor)}: ${choice.name}`])
    }
  }

  /** A fault of the samples ends a choice, not the walk. */
  private attempt<T>(choices: Choice[], work: () => T): T | null {
    try {
      return work()
    } catch (error) {
      this.meet('samples', this.samples.machine.id, toMessage(error), choices)
      return null
    }
  }

  private meet(kind: Finding['kind'], about: string, message: string, run: Choice[]) {
    const known = this.met.find((other) => other.kind === kind && other.message === message)
    if (!known) this.met.push({ kind, about, message, run })
  }
}

function count(counts: Map<string, number>, names: readonly string[]) {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
}

function toMessage(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
