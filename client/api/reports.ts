import type { components } from '@/generated/api-types.ts'
import { type ApiClient, replyOf } from './calls/api-client.ts'
import { write } from './calls/write.ts'

export type NewReport = components['schemas']['AddReportRequest']

/** Tells the administrator what is wrong with a listing; answers the provider's word on it. */
export const reportListing = write(
  [['properties', 'standing']],
  async (client: ApiClient, body: NewReport) =>
    replyOf(await client.http.POST('/add_reports', { body })).message,
)
