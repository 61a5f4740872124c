import { openDeviceDatabase } from './device-database.ts'

/** Takes what a person wrote and chose off this device, as after a sign-out. Never rejects. */
export async function forgetPerson(person: number): Promise<void> {
  const { drafts, uploads } = await openDeviceDatabase()
  for (const store of [drafts, uploads]) {
    for (const { key, viewer } of await store.all()) {
      if (viewer === person) await store.remove(key)
    }
  }
}
