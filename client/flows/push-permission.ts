import { fromPromise } from 'xstate'
import { updateProfile } from '@/client/api/member/account.ts'
import { beforeLogout } from '@/client/api/member/auth.ts'
import {
  askForNotifications,
  notificationPermission,
  pushSupport,
  readSubscription,
  unsubscribeFromPush,
} from '@/client/integrations/push-subscription.ts'
import { startWorker } from '@/client/integrations/service-worker.ts'
import { openState } from '@/client/state/state-door.ts'
import { pushPermissionMachine } from '@/machines/notifications/push-permission.machine.ts'
import {
  type PushAnswer,
  type PushStatus,
  WorkerMissing,
} from '@/machines/notifications/push-permission.types.ts'
import type { Tools } from './find-location.ts'
import { rememberPerson } from './profile.ts'
import { registerBrowser, rememberedToken, rememberToken } from './push-renewal.ts'

/** Push messages of this browser, for the signed-in member. */
export function pushPermission(tools: Tools) {
  return pushPermissionMachine.provide({
    actors: {
      look: fromPromise<PushStatus>(async () => {
        const support = pushSupport()
        if (support !== 'supported') return support
        const permission = notificationPermission()
        if (permission === 'denied') return 'denied'
        const subscription = permission === 'granted' ? await readSubscription() : null
        return subscription && (await rememberedToken(tools)) === subscription.endpoint
          ? 'on'
          : 'off'
      }),
      ask: fromPromise<PushAnswer>(() => askForNotifications()),
      subscribe: fromPromise<void>(async () => {
        if (!(await registerBrowser(tools))) throw new WorkerMissing()
        await allowPush(tools)
      }),
      startWorker: fromPromise<void>(() => startWorker()),
      unsubscribe: fromPromise<void>(async () => {
        await beforeLogout(tools.client, await rememberedToken(tools))
        await unsubscribeFromPush()
        await rememberToken(tools, null)
      }),
    },
  })
}

/** The account may have switched push messages off in its profile. */
async function allowPush(tools: Tools): Promise<void> {
  const { store } = await openState(tools.queries, tools.client)
  if (store.getSnapshot().context.User_signup.data?.data.notification !== 0) return
  await rememberPerson(tools, await updateProfile(tools.client, { notification: 1 }))
}
