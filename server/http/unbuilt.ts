import type { operations } from '@/generated/api-types.ts'

/**
 * Operations of the contract that are not built yet: they answer 501, and the contract says so.
 * A name leaves this list together with the 501 of its operation.
 */
export const UNBUILT = [
  'getPaymentSettings',
  'getPaymentDetails',
  'createPaymentIntent',
  'startPaypalPayment',
  'startFlutterwavePayment',
  'failPaymentTransaction',
  'getPaymentReceipt',
  'initiateBankTransfer',
  'uploadBankReceipt',
  'storeAdvertisement',
  'getFeaturedData',
  'getChats',
  'getMessages',
  'sendMessage',
  'deleteChatMessage',
] as const satisfies readonly (keyof operations)[]

export type UnbuiltOperation = (typeof UNBUILT)[number]
