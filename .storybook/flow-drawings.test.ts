import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('reads a drawing while a story answers in place of the provider', async () => {
  vi.stubGlobal('fetch', async () => new Response('<svg/>'))
  const { flowDrawing } = await import('./flow-drawings.ts')
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  expect(await flowDrawing('otpLogin')).toBe('<svg/>')
})
