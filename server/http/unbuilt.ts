import type { operations } from '@/generated/api-types.ts'

/**
 * Specified but not built; they answer 501, also in the contract. Remove a name together with the
 * 501 of its operation.
 */
export const UNBUILT = [
  'getChats',
  'getMessages',
  'sendMessage',
  'deleteChatMessage',
] as const satisfies readonly (keyof operations)[]

export type UnbuiltOperation = (typeof UNBUILT)[number]
