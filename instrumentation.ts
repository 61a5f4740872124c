/** Runs once in each process that serves pages. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { ignoreUpgrades, settleUnreadableRequests } = await import(
    '@/app/requests/unreadable-requests.ts'
  )
  const { followConnections } = await import('@/app/requests/connections.ts')
  const { endHalfSentRequests } = await import('@/app/requests/half-sent-requests.ts')
  const { followAnswers } = await import('@/app/responses/outgoing-answers.ts')
  const { endStreamsWithProcess } = await import('@/app/responses/open-answers.ts')
  settleUnreadableRequests()
  if (process.env.NODE_ENV === 'production') ignoreUpgrades()
  followConnections()
  endHalfSentRequests()
  followAnswers()
  endStreamsWithProcess()
}
