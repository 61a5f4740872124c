import { get } from 'node:http'
import { dictionaryKeysIn } from '@/tests/support/dictionary-keys.ts'
import type { Fault } from './faults.ts'
import type { FaultyProvider } from './faulty-provider.ts'

type Address = { name: string; path: string }

export type Sweep = { opened: number; failures: string[] }

/**
 * Opens every page that reads what is faulty, for each fault, as the server makes it. A host of its own
 * for each fault keeps what the web remembers of one provider from the next.
 */
export async function sweepPages(
  web: string,
  provider: FaultyProvider,
  pages: readonly (Address & { keys: ReadonlySet<string> })[],
  faults: readonly Fault[],
): Promise<Sweep> {
  const sweep: Sweep = { opened: 0, failures: [] }
  const waiting = [...faults.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, fault] = next
      const host = `fault-${at}.example`
      provider.setFault(fault, host)
      for (const page of pages.filter(({ keys }) => isReading(keys, fault))) {
        const failure = failureOf(await open(web, page.path, host))
        sweep.opened += 1
        if (failure)
          sweep.failures.push(`${fault.kind} ${nameOf(fault)} on ${page.name}: ${failure}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sweep
}

export type Opened = { status: number; html: string }

/** A page as the web answers a host with it. */
export function open(web: string, path: string, host: string): Promise<Opened> {
  return new Promise((resolve, reject) => {
    get(`${web}${path}`, { headers: { Host: host, Accept: 'text/html' } }, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part)
      resolve({ status: reply.statusCode ?? 0, html: Buffer.concat(parts).toString() })
    }).on('error', reject)
  })
}

/** Why a page counts as failed; '' for one that a visitor can use, one about a missing record included. */
export function failureOf({ status, html }: Opened): string {
  if (status >= 500) return `status ${status}`
  const sentence = FAILED.find((one) => html.includes(`>${one}<`))
  if (sentence) return sentence
  return dictionaryKeysIn(html).join(' ')
}

function nameOf({ schema = 'everything', key = 'all' }: Fault): string {
  return `${schema}.${key}`
}

function isReading(keys: ReadonlySet<string>, { schema, key }: Fault): boolean {
  if (!schema) return true
  if (key) return keys.has(`${schema}.${key}`)
  return [...keys].some((one) => one.startsWith(`${schema}.`))
}

const AT_ONCE = 2
const FAILED = ['Something went wrong', 'This page could not be made.']
