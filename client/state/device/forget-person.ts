import { openDeviceDatabase } from './device-database.ts'

/** Deletes a person's drafts, uploads and unsent messages from this device, e.g. on sign-out. Never rejects. */
export async function forgetPerson(person: number): Promise<void> {
  const { drafts, uploads, messages } = await openDeviceDatabase()
  for (const store of [drafts, uploads, messages]) {
    for (const { key, viewer } of await store.all()) {
      if (viewer === person) await store.remove(key)
    }
  }
}
