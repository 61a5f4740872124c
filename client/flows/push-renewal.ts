import { noticeSettingsQueries, registerPushDevice } from '@/client/api/member/notice-settings.ts'
import {
  notificationPermission,
  pushSupport,
  subscribeToPush,
} from '@/client/integrations/push-subscription.ts'
import { startWorker } from '@/client/integrations/service-worker.ts'
import { openState } from '@/client/state/state-door.ts'
import type { Tools } from './find-location.ts'

/**
 * At a visit, for a member who switched them on in this browser: the sign-in may be another one, or
 * the key. Errors are only logged.
 */
export async function renewPush(tools: Tools): Promise<void> {
  try {
    if (pushSupport() !== 'supported' || notificationPermission() !== 'granted') return
    if ((await rememberedToken(tools)) === null) return
    await startWorker()
    await registerBrowser(tools)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failures of push messages are logged and not shown
    console.info(`Push messages were not renewed: ${error instanceof Error ? error.name : error}`)
  }
}

/** False if no service worker is active. @throws ApiError, DOMException of the browser */
export async function registerBrowser(tools: Tools): Promise<boolean> {
  const { queries, client } = tools
  const { push_key: key } = await queries.fetchQuery(noticeSettingsQueries.settings(client))
  const subscription = await subscribeToPush(key)
  if (!subscription) return false
  await registerPushDevice(client, subscription)
  await rememberToken(tools, subscription.endpoint)
  return true
}

export async function rememberedToken({ queries, client }: Tools): Promise<string | null> {
  const { store } = await openState(queries, client)
  return store.getSnapshot().context.Settings.fcmToken
}

export async function rememberToken(
  { queries, client }: Tools,
  fcmToken: string | null,
): Promise<void> {
  const { store, persistence } = await openState(queries, client)
  store.trigger.deviceRegistered({ fcmToken })
  persistence.flush()
}
