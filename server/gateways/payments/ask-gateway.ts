import type { z } from 'zod'
import { GatewayRefused, GatewayUnreachable, type PaymentGatewayName } from './gateway.ts'

const MAX_BYTES = 1_000_000

type Question = {
  gateway: PaymentGatewayName
  url: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  patienceMs: number
  /** Twice does what once does; default: reads are, writes are not. */
  isRepeatable?: boolean
}

export type Answer = { status: number; body: unknown }

/**
 * One call, never redirected, with a limit of time and size. Errors name gateway and status, never
 * address, headers or bodies, which hold keys and buyers. Statuses below 500 are the caller's.
 */
export async function askGateway(question: Question): Promise<Answer> {
  const { gateway, isRepeatable = question.method !== 'POST' } = question
  const unreachable = (error: unknown) =>
    new GatewayUnreachable(`${gateway} does not answer (${toErrorCode(error)})`)
  const { reply, text } = await send(question).catch((error: unknown) => {
    // Kept connections are closed by the other side now and then, just as they are used.
    if (!isRepeatable || !BROKEN.has(toErrorCode(error))) throw unreachable(error)
    return send(question).catch((again: unknown) => {
      throw unreachable(again)
    })
  })
  if (reply.status >= 500 || reply.status === 429 || reply.status === 408) {
    throw new GatewayUnreachable(`${gateway} answers ${reply.status}`)
  }
  return { status: reply.status, body: parse(gateway, text) }
}

const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

async function send({ url, method = 'GET', headers, body, patienceMs }: Question) {
  const reply = await fetchLimited(url, {
    method,
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(patienceMs),
    ...(body === undefined ? {} : { body }),
  })
  return { reply, text: await reply.text() }
}

/** The body of a success. @throws GatewayRefused for other statuses, with the gateway's code. */
export function requireSuccess<T>(
  gateway: PaymentGatewayName,
  answer: Answer,
  schema: z.ZodType<T>,
): T {
  if (answer.status >= 400) {
    const code = errorCode(answer.body)
    throw new GatewayRefused(`${gateway} answers ${answer.status}${code ? ` (${code})` : ''}`)
  }
  return requireShape(gateway, answer.body, schema)
}

function requireShape<T>(gateway: PaymentGatewayName, body: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'body'
  throw new GatewayUnreachable(`${gateway} answers something undocumented (${field})`)
}

/** Amounts that are no money are no answer. */
export function readMoney<T>(gateway: PaymentGatewayName, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) {
      throw new GatewayUnreachable(`${gateway} answers something undocumented (amount)`)
    }
    throw error
  }
}

/** For `testConnection`: null, or why the gateway cannot be used. */
export async function findFailure(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnreachable) return error.message
    throw error
  }
}

/** `fetch` that follows no redirects and reads no more than a gateway ever sends. */
export async function fetchLimited(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const reply = await fetch(input, { ...init, redirect: 'error' })
  const { status, headers } = reply
  return new Response(await readLimited(reply), { status, headers })
}

async function readLimited(reply: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('too large')
    chunks.push(chunk)
  }
  // A reply of status 204 must have no body at all.
  return bytes === 0 ? null : Buffer.concat(chunks).toString('utf8')
}

function parse(gateway: PaymentGatewayName, text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayUnreachable(`${gateway} answers no JSON`)
  }
}

const CODE = /^[A-Za-z][\w.-]{1,60}$/

/** PayPal: `name`; Razorpay: `error.code`; Paystack: `code`. Messages may hold what was sent. */
function errorCode(body: unknown): string | undefined {
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  const found = [at(body, 'name'), at(at(body, 'error'), 'code'), at(body, 'code')]
  return found.find((code): code is string => typeof code === 'string' && CODE.test(code))
}

function toErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return 'too slow'
  if (error.message === 'too large') return error.message
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined
  return typeof code === 'string' && CODE.test(code) ? code : 'connection failed'
}
