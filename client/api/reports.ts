import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { write } from './calls/write.ts'

export type NewReport = components['schemas']['AddReportRequest']

/** Reports a listing to the administrators; returns the provider's message. */
export const reportListing = write(
  [['properties', 'viewerActions']],
  async (client: ApiClient, body: NewReport) =>
    getReply(await client.http.POST('/add_reports', { body })).message,
)
