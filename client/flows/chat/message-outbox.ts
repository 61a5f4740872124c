import { type Actor, createActor, fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { createApiClient } from '@/client/api/client.ts'
import { type ChatKey, type ChatMessage, sendMessage } from '@/client/api/member/chat.ts'
import { holdTabTurn } from '@/client/integrations/tab-turn.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { type DeviceMessage, openDeviceDatabase } from '@/client/state/device/device-database.ts'
import { toFields } from '@/domain/values/records.ts'
import { messageSendingMachine } from '@/machines/chat/message-sending.machine.ts'
import type { Refusal } from '@/machines/chat/message-sending.types.ts'
import {
  type OutboxMessage,
  stopSending,
  toDeviceMessage,
  toOutboxMessage,
  type WrittenMessage,
} from './outbox-message.ts'

export type OutboxTools = { queries: Queries; client: ApiClient }

/** Null where only another tab knows the message. */
type OnSent = (chat: ChatKey, message: ChatMessage | null) => void

const CHANNEL = 'message-outbox'
/** Pictures over a slow connection. */
const FILE_TIMEOUT_MILLISECONDS = 300_000

/**
 * The chat messages of one person that the provider may not have yet. They lie on the device, for
 * all tabs and the next visit; the tab that has the turn sends them.
 */
export class MessageOutbox {
  readonly viewer: number
  /** False once a message did not fit on the device: closing the page would lose it. */
  isSafe = true
  private tools: OutboxTools
  private rows: readonly DeviceMessage[] = []
  private shown = new Map<string, readonly OutboxMessage[]>()
  private reading = 0
  private readonly listeners = new Set<() => void>()
  private readonly sentListeners = new Set<OnSent>()
  private readonly others = new BroadcastChannel(CHANNEL)
  private readonly actor: Actor<typeof messageSendingMachine>

  constructor(tools: OutboxTools, viewer: number) {
    this.tools = tools
    this.viewer = viewer
    this.others.onmessage = ({ data }) => this.onOtherTab(data)
    addEventListener('online', this.wake)
    this.actor = createActor(
      messageSendingMachine.provide({
        actors: {
          holdTurn: fromPromise<void>(({ signal }) =>
            holdTabTurn(`${CHANNEL}-${viewer}`, signal, () =>
              this.actor.send({ type: 'lock.acquired' }),
            ),
          ),
          findNext: fromPromise<string | null>(() => this.findNext()),
          send: fromPromise<void, string | null>(({ input, signal }) => this.send(input, signal)),
          refuse: fromPromise<void, Refusal | null>(({ input }) => this.refuse(input)),
        },
      }),
      { input: { spread: 0.75 + Math.random() / 2 } },
    )
    this.actor.start()
    this.actor.subscribe(() => this.notifyListeners())
    void this.reload()
  }

  /** In the order written; the same list until something changes. */
  messages({ peer, listing }: ChatKey): readonly OutboxMessage[] {
    const name = `${peer} ${listing}`
    const known = this.shown.get(name)
    if (known) return known
    const now = this.actor.getSnapshot()
    const current = now.matches('sending') ? now.context.current : null
    const rows = this.rows.filter((row) => row.peer === peer && row.listing === listing)
    const messages = rows.map((row) => toOutboxMessage(row, current))
    this.shown.set(name, messages)
    return messages
  }

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Calls `listener` with each message that was sent, before it leaves the outbox. */
  onSent(listener: OnSent): () => void {
    this.sentListeners.add(listener)
    return () => {
      this.sentListeners.delete(listener)
    }
  }

  async add(written: WrittenMessage): Promise<void> {
    const last = this.rows.at(-1)?.addedAt ?? 0
    const addedAt = Math.max(Date.now(), last + 1)
    const row = toDeviceMessage(written, { viewer: this.viewer, addedAt })
    this.reading += 1
    this.rows = [...this.rows, row]
    this.notifyListeners()
    const { messages } = await openDeviceDatabase()
    if (!(await messages.put(row))) {
      this.isSafe = false
      // Another tab cannot see it.
      this.actor.send({ type: 'lock.acquired' })
    }
    await this.change()
  }

  /** Sends a failed message again, before those written after it. */
  async retry(clientId: string): Promise<void> {
    const { messages } = await openDeviceDatabase()
    const row = await messages.get(clientId)
    if (row?.status !== 'failed') return
    await messages.put({ ...row, status: 'waiting', failure: '' })
    await this.change()
    this.wake()
  }

  async remove(clientId: string): Promise<void> {
    const { messages } = await openDeviceDatabase()
    await messages.remove(clientId)
    await this.change()
  }

  /** The connection is back, or the person is signed in again. */
  readonly wake = (): void => this.actor.send({ type: 'sending.resumed' })

  use(tools: OutboxTools): void {
    this.tools = tools
  }

  end(): void {
    removeEventListener('online', this.wake)
    this.others.close()
    this.actor.stop()
    this.listeners.clear()
    this.sentListeners.clear()
  }

  private async findNext(): Promise<string | null> {
    const rows = await this.read()
    return rows.find(({ status }) => status === 'waiting')?.key ?? null
  }

  private async send(clientId: string | null, signal: AbortSignal): Promise<void> {
    const { messages } = await openDeviceDatabase()
    const row = clientId === null ? undefined : await messages.get(clientId)
    if (row?.status !== 'waiting') return
    const { key, viewer: sender, peer, listing, text, file, fileName, audio } = row
    const written = {
      peer,
      listing,
      sender,
      clientId: key,
      text,
      ...(file ? { file: new File([file], fileName, { type: file.type }) } : {}),
      ...(audio ? { audio } : {}),
    }
    const client = this.clientFor(row)
    const message = await sendMessage(client, written, signal).catch(stopSending)
    for (const listener of this.sentListeners) listener({ peer, listing }, message)
    await messages.remove(key)
    await this.change({ peer, listing })
    for (const queryKey of sendMessage.stale)
      void this.tools.queries.invalidateQueries({ queryKey })
  }

  private clientFor({ file, audio }: DeviceMessage): ApiClient {
    const { client } = this.tools
    if (!file && !audio) return client
    const { language, viewer } = client
    const timeoutMilliseconds = FILE_TIMEOUT_MILLISECONDS
    return createApiClient({
      baseUrl: '/api',
      language,
      viewer,
      token: currentToken,
      timeoutMilliseconds,
    })
  }

  private async refuse(refusal: Refusal | null): Promise<void> {
    const { messages } = await openDeviceDatabase()
    const first = this.rows.find(({ key }) => key === refusal?.message)
    if (!refusal || !first) return
    const { key: failure, isClosed } = refusal
    const isMeant = ({ key, peer, listing, status }: DeviceMessage) => {
      const isSameChat = isClosed && peer === first.peer && listing === first.listing
      return key === first.key || (isSameChat && status === 'waiting')
    }
    for (const row of this.rows.filter(isMeant)) {
      await messages.put({ ...row, status: 'failed', failure })
    }
    await this.change()
  }

  /** Something changed on the device. @param sent conversation that has a new message */
  private async change(sent?: ChatKey): Promise<void> {
    await this.reload()
    this.actor.send({ type: 'outbox.changed' })
    this.others.postMessage({ viewer: this.viewer, ...sent })
  }

  private onOtherTab(data: unknown): void {
    const { viewer, peer, listing } = toFields(data)
    if (viewer !== this.viewer) return
    if (typeof peer === 'number' && typeof listing === 'number') {
      for (const listener of this.sentListeners) listener({ peer, listing }, null)
    }
    void this.reload()
    this.actor.send({ type: 'outbox.changed' })
  }

  private async reload(): Promise<void> {
    this.reading += 1
    const { reading } = this
    const rows = await this.read()
    // A later one has begun, or a message was added meanwhile.
    if (reading !== this.reading) return
    this.rows = rows
    this.notifyListeners()
  }

  private async read(): Promise<DeviceMessage[]> {
    const { messages } = await openDeviceDatabase()
    const own = (await messages.all()).filter(({ viewer }) => viewer === this.viewer)
    return own.sort((one, other) => one.addedAt - other.addedAt)
  }

  private notifyListeners(): void {
    this.shown = new Map()
    for (const listener of [...this.listeners]) listener()
  }
}

let current: MessageOutbox | null = null

/** The outbox of the signed-in person, which goes on sending; null for visitors. */
export function messageOutbox(tools: OutboxTools): MessageOutbox | null {
  const { viewer } = tools.client
  if (viewer === null) return null
  if (current?.viewer !== viewer) {
    current?.end()
    current = new MessageOutbox(tools, viewer)
  }
  current.use(tools)
  current.wake()
  return current
}

/** Nothing is sent any more; the device keeps what waits. */
export function endMessageOutbox(): void {
  current?.end()
  current = null
}
