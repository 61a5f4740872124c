import { endMessageOutbox } from '../client/flows/chat/message-outbox.ts'
import { endUploads } from '../client/flows/uploads/upload-queue.ts'
import { openDeviceDatabase } from '../client/state/device/device-database.ts'
import { takeToasts } from '../design-system/toast/toast-queue.ts'
import { signedIn } from '../tests/stories/sample-person.ts'

/** Story files share one page: what one leaves behind must not reach the next. */
signedIn(null)
endUploads()
endMessageOutbox()
takeToasts()
sessionStorage.clear()
localStorage.clear()
// The page hears of other tabs alone.
dispatchEvent(new StorageEvent('storage'))
for (const rows of Object.values(await openDeviceDatabase())) {
  for (const { key } of await rows.all()) await rows.remove(key)
}
