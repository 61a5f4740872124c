import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Actor, createActor, fromPromise } from 'xstate'
import { bankTransferMachine } from './bank-transfer.machine.ts'
import {
  type ReadTransfer,
  ReceiptRefused,
  type Transfer,
  TransferMoved,
} from './bank-transfer.types.ts'

const begun: Transfer = { id: 19, reference: 'H7KQ2M9XWTCD4', amount: 49, reason: null }
const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })
const program = new File(['MZ'], 'receipt.exe', { type: 'application/x-msdownload' })
const rejected: Transfer = { ...begun, reason: 'The amount cannot be read.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('leads from the account details to the active package', async () => {
  const { actor, settled, world } = begin()
  expect(await settled()).toBe('ready')
  actor.send({ type: 'transfer.requested' })
  expect(await settled()).toBe('awaitingReceipt')
  expect(actor.getSnapshot().context.transfer).toEqual(begun)
  actor.send({ type: 'receipt.selected', file: receipt })
  expect(await settled()).toBe('reviewing')
  expect(world.sent).toEqual([{ id: 19, file: receipt }])
  world.read = { status: 'activated', transfer: null }
  actor.send({ type: 'payment.changed' })
  expect(await settled()).toBe('activated')
})

test('takes another receipt after a rejection, and keeps the reason until then', async () => {
  const { actor, settled, world } = begin({ status: 'rejected', transfer: rejected })
  expect(await settled()).toBe('rejected')
  world.failure = new Error('no connection')
  actor.send({ type: 'receipt.selected', file: receipt })
  expect(await settled()).toBe('rejected')
  expect(actor.getSnapshot().context).toMatchObject({
    transfer: rejected,
    failure: world.failure,
  })
  world.failure = null
  actor.send({ type: 'receipt.selected', file: receipt })
  expect(await settled()).toBe('reviewing')
})

test('refuses wrong files by cause without sending them', async () => {
  const { actor, settled, world } = begin({ status: 'pending', transfer: begun })
  await settled()
  for (const [file, fault] of [
    [program, 'wrongKind'],
    [new File([], 'receipt.pdf', { type: 'application/pdf' }), 'empty'],
    [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), 'tooLarge'],
  ] as const) {
    actor.send({ type: 'receipt.selected', file })
    expect(actor.getSnapshot().context.fault).toBe(fault)
  }
  expect(world.sent).toEqual([])
  world.failure = new ReceiptRefused('The receipt must be a JPEG, PNG or PDF.')
  actor.send({ type: 'receipt.selected', file: receipt })
  expect(actor.getSnapshot().context.fault).toBeNull()
  expect(await settled()).toBe('awaitingReceipt')
  expect(actor.getSnapshot().context.refusal).toBe('The receipt must be a JPEG, PNG or PDF.')
})

test('reads again when another tab was faster', async () => {
  const { actor, settled, world } = begin()
  await settled()
  world.failure = new TransferMoved()
  world.read = { status: 'review', transfer: begun }
  actor.send({ type: 'transfer.requested' })
  expect(await settled()).toBe('reviewing')
})

test.each([
  ['an approval', { status: 'activated', transfer: null }, 'activated'],
  ['a rejection', { status: 'rejected', transfer: rejected }, 'rejected'],
] as const)('notices %s from before the live connection stood', async (_, read, state) => {
  const { actor, settled, world } = begin({ status: 'review', transfer: begun })
  expect(await settled()).toBe('reviewing')
  world.read = read
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await settled()).toBe(state)
  expect(actor.getSnapshot().context.transfer).toEqual(read.transfer)
})

test('keeps the page and the fault of a file while it reads again', async () => {
  const { actor, settled } = begin({ status: 'pending', transfer: begun })
  await settled()
  actor.send({ type: 'receipt.selected', file: program })
  const seen = new Set<string>()
  actor.subscribe(() => seen.add(stateOf(actor)))
  await vi.advanceTimersByTimeAsync(4_000)
  actor.send({ type: 'payment.changed' })
  await settled()
  expect([...seen]).toEqual(['awaitingReceipt'])
  expect(actor.getSnapshot().context.fault).toBe('wrongKind')
})

test('gives a transfer up and begins another one', async () => {
  const { actor, settled } = begin({ status: 'pending', transfer: begun })
  await settled()
  actor.send({ type: 'transfer.canceled' })
  expect(await settled()).toBe('canceled')
  actor.send({ type: 'transfer.requested' })
  expect(await settled()).toBe('awaitingReceipt')
})

function begin(read: ReadTransfer = { status: 'none', transfer: null }) {
  const world = { read, sent: [] as unknown[], failure: null as Error | null }
  const work = async <Value>(value: Value): Promise<Value> => {
    if (world.failure) throw world.failure
    return value
  }
  const machine = bankTransferMachine.provide({
    actors: {
      readTransfer: fromPromise<ReadTransfer, number>(async () => world.read),
      begin: fromPromise<Transfer, number>(() => work(begun)),
      sendReceipt: fromPromise<void, { id: number | null; file: File | null }>(
        async ({ input }) => {
          await work(null)
          world.sent.push(input)
        },
      ),
      breakOff: fromPromise<void, number | null>(() => work(undefined)),
    },
  })
  const actor = createActor(machine, { input: { packageId: 3 } }).start()
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return stateOf(actor)
  }
  return { actor, settled, world }
}

function stateOf(actor: Actor<typeof bankTransferMachine>): string {
  const { value } = actor.getSnapshot()
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}
