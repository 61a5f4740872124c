export type PushSupport = 'supported' | 'needsInstall' | 'unsupported'

/** iPhones and iPads have push messages only for sites on the home screen (iOS 16.4 and later). */
export function pushSupport(): PushSupport {
  const hasPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (hasPush) return 'supported'
  const isInstalled = Reflect.get(navigator, 'standalone')
  return isInstalled === false ? 'needsInstall' : 'unsupported'
}

/** Call it in the task of a tap: browsers do not ask otherwise. */
export function askForNotifications(): Promise<NotificationPermission> {
  return Notification.requestPermission()
}

export function notificationPermission(): NotificationPermission {
  return Notification.permission
}

/** Calls `onChange` when the member changes the browser's settings; not in every browser. */
export function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | undefined
  let isOver = false
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return
      status = found
      found.addEventListener('change', onChange)
    },
    () => {},
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
  }
}

export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/** Null without one. */
export async function readSubscription(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return toSubscription((await registration?.pushManager.getSubscription()) ?? null)
}

/** Null if no worker is active. A subscription to another key is replaced. */
export async function subscribeToPush(key: string): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) return null
  const applicationServerKey = decodeBase64Url(key)
  const previous = await registration.pushManager.getSubscription()
  const isKept = previous && isSame(previous.options.applicationServerKey, applicationServerKey)
  if (previous && !isKept) await previous.unsubscribe()
  const made = isKept
    ? previous
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  return toSubscription(made)
}

export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function toSubscription(subscription: PushSubscription | null): BrowserSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = one && new Uint8Array(one)
  return bytes?.length === other.length && other.every((byte, at) => byte === bytes[at])
}
