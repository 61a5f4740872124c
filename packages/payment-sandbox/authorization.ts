import { sandboxKeys } from './keys.ts'

export const KEYS = sandboxKeys('')

/** HTTP authorization by two keys. */
export const toBasic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
