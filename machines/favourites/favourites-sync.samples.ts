import type { Samples } from '@hearth/machine-lab/walk/samples'
import { favouritesSyncMachine } from './favourites-sync.machine.ts'

const [ANA, OTHER] = [5, 6]

export const samples: Samples<typeof favouritesSyncMachine> = {
  machine: favouritesSyncMachine,
  inputs: { 'a page opens': () => undefined },
  events: {
    'a member is signed in': () => ({ type: 'member.identified', person: ANA, isJoinDue: true }),
    'the member goes to another page': () => ({
      type: 'member.identified',
      person: ANA,
      isJoinDue: false,
    }),
    'somebody else is signed in': () => ({
      type: 'member.identified',
      person: OTHER,
      isJoinDue: true,
    }),
    'the member signs out': () => ({ type: 'member.signedOut' }),
    'a home is added': () => ({
      type: 'favourite.changed',
      change: { id: 7, isFavourite: true, ticket: 1 },
    }),
    'the same home is removed': () => ({
      type: 'favourite.changed',
      change: { id: 7, isFavourite: false, ticket: 2 },
    }),
    'the network is back': () => ({ type: 'network.restored' }),
  },
  outcomes: {
    join: {
      'the favorites were read': () => ({ output: { added: [3], known: [2] } }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    save: {
      'the change was saved': () => ({ output: undefined }),
      'the home is gone': () => ({ error: new Error('not found') }),
    },
  },
  situation: ({ context: { queue, current, isJoinDue, tries } }) => ({
    isQueued: queue.length > 0,
    isSaving: current !== null,
    isJoinDue,
    tries,
  }),
}
