import type { Context } from 'hono'

/** A list; an empty one comes without a total. */
export function list(context: Context, data: unknown, total?: unknown): Response {
  const body = { error: false, message: 'ok', data }
  return context.json(total === undefined || total === null ? body : { ...body, total })
}

/** How the older half of such a provider refuses: with status 200. */
export function oldStyleRefusal(context: Context, message: string): Response {
  return context.json({ error: true, message }, 200)
}

export function serviceFailure(
  context: Context,
  code: 400 | 500,
  message: string,
  data: object | null,
): Response {
  return context.json({ error: true, message, data, code, details: '' }, code)
}

export function packageRefusal(context: Context): Response {
  const data = { package_available: true, feature_available: false, limit_available: false }
  return serviceFailure(context, 400, 'Not in your package', data)
}
