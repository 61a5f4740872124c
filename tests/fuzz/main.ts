/**
 * Sends a running product hostile requests: every operation of the contract in every encoding, and the web's own
 * addresses. Request `n` depends on seed `HEARTH_FUZZ_SEED + n` alone, so that a failing one can be repeated.
 */
import { setTimeout as passed } from 'node:timers/promises'
import { loadContract } from '@/server/contract/document.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import { type Callers, openCallers } from './callers.ts'
import { createChoices } from './choices.ts'
import { contractRequest } from './contract-requests.ts'
import { type Cost, chooseBombs, costTable, type Measure, measureCost } from './costs.ts'
import { type FuzzFixture, openFuzzFixture } from './fuzz-fixture.ts'
import { faultOf, HANGS_AFTER_MS } from './judgement.ts'
import { readAddresses, readKnown, refresh, removeUploads } from './scene.ts'
import { createTally, describe, type Tally } from './tally.ts'
import type { Known } from './valid-values.ts'
import { type WebAddresses, webRequest } from './web-requests.ts'
import { type Answer, exchange } from './wire.ts'
import { requestId, toWire, type WireRequest } from './wire-request.ts'

const FIRST_SEED = Number(process.env.HEARTH_FUZZ_SEED || 1)
const USUAL_REQUESTS = process.env.HEARTH_FULL ? 100_000 : 3_000
const REQUESTS = Number(process.env.HEARTH_FUZZ_REQUESTS || USUAL_REQUESTS)
/** Only costly requests whose name has this in it, as `signIn json: numbers`. */
const NAMED_BOMBS = process.env.HEARTH_FUZZ_BOMBS ?? ''
/** After this, an answer is asked for again alone, and its processor time is judged. */
const SLOW_MS = 5000
const MAX_WORK_MS = 5000
const AT_ONCE = 4
const REFRESHED_AFTER = 150
const SAID_AFTER = 500
/** One that spoils everything would fill the screen. */
const SHOWN_FAULTS = 40
const MEMORY_ALLOWANCE_MB = 100
const MEMORY_PATIENCE_MS = 60_000
/** Imports, compiled pages and caches belong to the memory before. */
const WARM_UP = 500

type Run = {
  fixture: FuzzFixture
  callers: Callers
  known: Known
  addresses: WebAddresses
  tally: Tally
  /** The first request to each part loads it, and may take its time. */
  isCold?: boolean
  /** Seeds whose answers took long, on a machine that may have been busy. */
  slow: number[]
}

const print = (text: string) => process.stdout.write(`${text}\n`)

const document = loadContract()
const operations = readOperations(document)

const fixture = await openFuzzFixture()
try {
  const known = await readKnown(fixture)
  const callers = await openCallers(fixture.db)
  const addresses = await readAddresses(fixture, known)
  const faults = await fuzz({ fixture, callers, known, addresses, tally: createTally(), slow: [] })
  for (const fault of faults) print(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await fixture.close()
}

async function fuzz(run: Run): Promise<string[]> {
  const { tally } = run
  const warmUp = createTally()
  if (REQUESTS >= WARM_UP)
    await ask({ ...run, tally: warmUp, isCold: true }, { from: -WARM_UP, count: WARM_UP })
  const before = await fixture.memory()
  const began = performance.now()
  await ask(run, { from: FIRST_SEED, count: REQUESTS })
  const seconds = Math.round((performance.now() - began) / 1000)
  const wrong = warmUp.faults.length + tally.faults.length
  const faults = wrong > 0 ? [`✗ ${wrong} answers that are told above`] : []
  if (REQUESTS >= WARM_UP || NAMED_BOMBS) faults.push(...(await findCostly(run)))
  if (fixture.deaths().length === 0) await removeUploads(fixture)
  faults.push(...(await remains(tally)))
  const after = await settledMemory(before)
  print(tally.table())
  print(`memory in MB: before ${told(before)}; after ${told(after)}`)
  print(
    `${REQUESTS} requests to ${operations.length} operations and ${run.addresses.size} kinds of addresses ` +
      `in ${seconds} s from seed ${FIRST_SEED}: ${wrong} faults`,
  )
  if (before && after) {
    for (const name of ['provider', 'web'] as const) {
      const more = after[name] - before[name]
      if (more > MEMORY_ALLOWANCE_MB) faults.push(`✗ the ${name} holds ${more} MB more than before`)
    }
  }
  return faults
}

function told(memory: Record<string, number> | undefined): string {
  if (!memory) return 'not known'
  return Object.entries(memory)
    .map(([name, megabytes]) => `${name} ${megabytes}`)
    .join(', ')
}

/** Whatever must not be left when everything is answered. */
async function remains(tally: Tally): Promise<string[]> {
  return [
    ...fixture.deaths().map((death) => `✗ ${death}`),
    ...(await fixture.filesInHand()).map((name) => `✗ a form has left its files: ${name}`),
    ...(await fixture.waitingUploads()).map((name) => `✗ an upload has left its file: ${name}`),
    ...tally.hidden().map((label) => `✗ limits hide ${label}`),
  ]
}

/** What was needed for a moment is given back in the end. */
async function settledMemory(before: Awaited<ReturnType<FuzzFixture['memory']>>) {
  const until = performance.now() + MEMORY_PATIENCE_MS
  for (;;) {
    const now = await fixture.memory()
    const isBack =
      !before ||
      !now ||
      (now.provider - before.provider <= MEMORY_ALLOWANCE_MB &&
        now.web - before.web <= MEMORY_ALLOWANCE_MB)
    if (isBack || performance.now() > until || fixture.deaths().length > 0) return now
    await passed(2000)
  }
}

async function ask(run: Run, { from, count }: { from: number; count: number }): Promise<void> {
  for (let done = 0; done < count; done += REFRESHED_AFTER) {
    if (fixture.deaths().length > 0) return
    await refresh(fixture, run.callers, run.known)
    const waiting = Array.from(
      { length: Math.min(REFRESHED_AFTER, count - done) },
      (_, index) => from + done + index,
    )
    const next = async () => {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
        await askOne(run, seed)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    for (const seed of run.slow.splice(0)) await judgeWork(run, seed)
    if (Math.floor(done / SAID_AFTER) !== Math.floor((done + REFRESHED_AFTER) / SAID_AFTER)) {
      print(
        `${Math.min(done + REFRESHED_AFTER, count)} of ${count} requests, ${run.tally.faults.length} faults`,
      )
    }
  }
}

async function askOne(run: Run, seed: number): Promise<void> {
  const request = requestOf(run, seed)
  const answer = await send(run, request)
  const fault = run.tally.add(request, answer)
  if (!fault && !run.isCold && answer.millis > SLOW_MS) run.slow.push(seed)
  if (fault && run.tally.faults.length <= SHOWN_FAULTS)
    print(describe(fault, fixture.log(requestId(seed))))
  if (answer.status === 401 || answer.status === 403) await run.callers.renew(request.caller)
}

/** A slow answer is a fault if the work for it is, too. */
async function judgeWork(run: Run, seed: number): Promise<void> {
  const request = requestOf(run, seed)
  const measure = measureFor(run, request.through)
  const { answer, millis } = await measure(request, 1)
  if (millis === undefined || millis <= MAX_WORK_MS) return
  const fault = { request, answer, reason: `works for ${millis} ms` }
  run.tally.faults.push(fault)
  print(describe(fault, fixture.log(requestId(seed))))
}

function measureFor(run: Run, process: 'provider' | 'web'): Measure {
  return async (request, times) => {
    const before = await fixture.work()
    let answer = await send(run, request)
    for (let sent = 1; sent < times; sent += 1) answer = await send(run, request)
    const after = await fixture.work()
    const millis = before && after && (after[process] - before[process]) / times
    return { answer, millis }
  }
}

/** Requests that are cheap to write must not be costly to refuse. */
async function findCostly(run: Run): Promise<string[]> {
  const facts = { document, operations, seed: FIRST_SEED }
  const bombs = chooseBombs(facts, { all: Boolean(process.env.HEARTH_FULL), named: NAMED_BOMBS })
  const costs: Cost[] = []
  const faults: string[] = []
  for (const [index, bomb] of bombs.entries()) {
    if (fixture.deaths().length > 0) break
    if (index % REFRESHED_AFTER === 0) {
      await refresh(fixture, run.callers, run.known)
      print(`${index} of ${bombs.length} costly requests, ${faults.length} faults`)
    }
    const cost = await measureCost(bomb, measureFor(run, 'provider'))
    costs.push(cost)
    const { answer, millis, plainMillis, isFault, name } = cost
    const reason = faultOf(bomb.request, answer)
    if (reason) faults.push(`✗ ${name}: ${reason}`)
    if (isFault) faults.push(`✗ ${name}: works for ${millis} ms, a plain one for ${plainMillis}`)
    if (answer.status === 401 || answer.status === 403) await run.callers.renew(bomb.request.caller)
  }
  print(costTable(costs))
  return faults
}

/** Every operation and kind of address in its turn. */
function requestOf({ known, addresses }: Run, seed: number): WireRequest {
  const targets: (Operation | string)[] = [...operations, ...addresses.keys()]
  const target = targets[Math.abs(seed) % targets.length]
  const choices = createChoices(seed)
  if (typeof target === 'object') return contractRequest(target, { seed, choices, document, known })
  return webRequest(target ?? '', { seed, choices, addresses })
}

function send({ callers }: Run, request: WireRequest): Promise<Answer> {
  const authorization = callers.authorization(request.caller, request.seed)
  const isSpoiled = request.headers.some(([name]) => name === 'Authorization')
  const headers = [...request.headers]
  if (authorization && !isSpoiled) headers.push(['Authorization', authorization])
  return exchange(fixture.ports[request.through], toWire({ ...request, headers }), {
    hangsUp: request.framing !== undefined,
    deadlineMs: HANGS_AFTER_MS,
    isHead: request.method === 'HEAD',
  })
}
