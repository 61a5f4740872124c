import type { Samples } from '@hearth/machine-lab/walk/samples'
import { LocationError } from '@/domain/place/place-location.ts'
import { locationSelectionMachine } from './location-selection.machine.ts'

const position = { latitude: 47.68, longitude: -122.21 }
const kirkland = {
  coordinates: position,
  formatted_address: 'Kirkland, Washington',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
}

export const samples: Samples<typeof locationSelectionMachine> = {
  machine: locationSelectionMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'the person chooses a place from the list': () => ({ type: 'place.selected', place: kirkland }),
    'the person asks for “near me”': () => ({ type: 'position.requested' }),
    'the person points at the map': () => ({ type: 'position.picked', position }),
    'the person clears the place': () => ({ type: 'place.cleared' }),
    'the person types again': () => ({ type: 'search.resumed' }),
  },
  outcomes: {
    locate: {
      'the device says where it is': () => ({ output: position }),
      'the person does not allow it': () => ({ error: new LocationError('denied') }),
      'the device takes too long': () => ({ error: new LocationError('timedOut') }),
    },
    namePosition: {
      'the position is in Kirkland': () => ({ output: kirkland }),
      'no place is known there': () => ({ error: new LocationError('undetermined') }),
    },
    rememberPlace: {
      'the place is saved': () => ({ output: undefined }),
      'the place cannot be saved': () => ({ error: new LocationError('undetermined') }),
    },
  },
  situation: ({ context: { problem } }) => ({ problem }),
}
